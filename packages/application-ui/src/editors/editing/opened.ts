import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import {
  answersOf,
  documentNamed,
  refereesKey,
  reopenedLabel,
  reopenedUnder,
  sectionsOf,
} from '@portal/contract-svc-applications-v1/questions';
import { translated } from '@portal/ui/language';
import type { WizardForm } from '../../base/form';
import type { FullReview } from '../../base/review';
import { callWithFile } from '../../base/sending';
import type { EditProgramme } from './programme';
import type { EditSection } from './section';
import { documentsTab } from './tabs/common-tabs';
import type { EditTab } from './tabs/types';
import type { EditDialogProps } from './types';
import { simpleRule, type UploadTarget } from './upload-targets';

interface Editor<Form extends WizardForm> {
  programme: EditProgramme<Form>;
  tabs: readonly EditTab[];
}

/** The section to which a member of an edit belongs, found by its first question. */
function sectionOf<Form extends WizardForm>(type: string, { keys }: EditSection<Form>): string {
  const first: string = keys[0] ?? '';
  if (first === 'references') return refereesKey;
  const asking = [...answersOf(type).sections, ...sectionsOf(type)].find(({ ask }) => first in ask);
  return asking?.key ?? '';
}

/** The upload target of a document that has no field of its own in the programme's editor. */
const plainTarget = ({ id, type }: FullReview, kind: string): UploadTarget => ({
  type: kind,
  label: () => translated(reopenedLabel(type, `documents.${kind}`)),
  rule: simpleRule,
  async send(api, file, options) {
    const form = { document_type: kind, application_id: id, file };
    const { upload, version } = (
      await callWithFile(api, applicationCalls.uploadOwnDocument, { form }, options)
    ).body;
    return { upload, version };
  },
});

/** The part of an editor that staff reopened; the whole editor when nothing was reopened. */
export function opened<Form extends WizardForm>(
  { programme, tabs }: Editor<Form>,
  { only, review: { type } }: Pick<EditDialogProps, 'only' | 'review'>,
): Editor<Form> {
  if (!only) return { programme, tabs };
  const isOpen = (section: string) => only.includes(reopenedUnder(type, section));
  const kinds = only.flatMap((key) => documentNamed(key) ?? []);
  const documents = (review: FullReview): UploadTarget[] => {
    const own = programme.documents(review);
    return kinds.map((kind) => own.find((target) => target.type === kind) ?? plainTarget(review, kind));
  };
  const parts = tabs
    .map((tab) => ({ ...tab, parts: tab.parts.filter(({ sections }) => sections.some(isOpen)) }))
    .filter((tab) => tab.parts.length > 0);
  return {
    programme: {
      ...programme,
      sections: programme.sections.filter((section) => isOpen(sectionOf(type, section))),
      documents,
      letters: only.includes(refereesKey) ? programme.letters : () => [],
    },
    tabs: [...parts, ...(kinds.length > 0 ? [documentsTab] : [])],
  };
}
