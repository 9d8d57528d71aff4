import {
  type ApplicationType,
  editorLimits,
  type ProgrammeWizard,
  programmeWizards,
} from '@portal/contract-svc-applications-v1';
import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import {
  disability,
  person,
  programmeAnswers,
  type Section,
} from '@portal/contract-svc-applications-v1/questions';
import { translated } from '@portal/ui/language';
import { type CommonForm, readProgrammeForm, type WizardForm } from '../../base/form';
import { describer } from '../../base/form/describe';
import type { FullReview } from '../../base/review';
import { callWithFile } from '../../base/sending';
import { fileLabel } from '../../steps/documents';
import { rulesOf } from '../../steps/questions/rules';
import { disabilitySection, personAt, personData, personKeys, underKeys } from './common-sections';
import type { EditProgramme } from './programme';
import { madeFromReview } from './read-review';
import type { EditSection } from './section';
import { documentsTab, fieldsOf, personalPart } from './tabs/common-tabs';
import type { EditPart, EditTab } from './tabs/types';
import { pdfRule, type UploadTarget } from './upload-targets';

/**
 * The editor of a programme whose wizard is built from its table: a tab for each step between the first and the last.
 */
export interface MadeEditor {
  programme: EditProgramme<WizardForm>;
  tabs: readonly EditTab[];
}

const rule = pdfRule(editorLimits.visitorFileBytes);

const targetOf = ({ id, type }: FullReview, kind: string, label: UploadTarget['label']): UploadTarget => ({
  type: kind,
  label,
  rule,
  async send(api, file, options) {
    const form = { application_id: id, document_type: kind, document: file };
    return (
      await callWithFile(api, applicationCalls.uploadDocument, { params: { programme: type }, form }, options)
    ).body;
  },
});

const personSection = (tab: string): EditSection<WizardForm> => ({
  member: 'intern_details',
  tab,
  keys: personKeys,
  rules: (form) => rulesOf(person)(form),
  data: personData,
  at: personAt,
});

/**
 * The members that a section sends: the person and the disability are one member each; otherwise each question is one.
 */
function sentBy(section: Section, tab: string): EditSection<WizardForm>[] {
  if (section.key === person.key) return [personSection(tab)];
  // Every form that asks this section has its answers.
  if (section.key === disability.key)
    return [disabilitySection<CommonForm>(tab) as unknown as EditSection<WizardForm>];
  return underKeys<WizardForm>(section.ask, tab, rulesOf(section));
}

const partOf = (section: Section): EditPart =>
  section.key === person.key ? personalPart : fieldsOf(section);

/** The steps with questions: all but the first (agreements) and the last (signature). */
const asking = ({ steps }: ProgrammeWizard) => steps.slice(1, -1);

/** The editor of a programme; undefined when its pages are written by hand, or when the programme no longer exists. */
export function madeEditor(type: string): MadeEditor | undefined {
  const wizard = programmeWizards[type as ApplicationType];
  if (!wizard) return undefined;
  const { sections } = programmeAnswers[type as ApplicationType];
  const named = (keys: readonly string[]) => sections.filter(({ key }) => keys.includes(key));
  const steps = asking(wizard).map((step) => ({ ...step, asked: named(step.sections) }));
  return {
    programme: {
      sections: steps.flatMap(({ value, asked }) => asked.flatMap((section) => sentBy(section, value))),
      fromReview: (review) => madeFromReview(sections, review),
      shape: (answers) => readProgrammeForm(sections, answers),
      describe: describer(sections),
      documents: (review) =>
        wizard.documents.map(({ value, label }) =>
          targetOf(review, value, () => translated(label || fileLabel(value))),
        ),
      letters: () => [],
    },
    tabs: [
      ...steps
        .filter(({ asked }) => asked.length > 0)
        .map(({ value, label, asked }) => ({
          key: value,
          title: () => translated(label),
          parts: asked.map(partOf),
        })),
      ...(wizard.documents.length > 0 ? [documentsTab] : []),
    ],
  };
}
