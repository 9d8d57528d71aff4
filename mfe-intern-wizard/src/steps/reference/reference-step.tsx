import type { InternshipForm } from '@portal/application-ui/form';
import {
  letterLabel,
  ReferenceFields,
  referenceErrors,
  referenceRules,
} from '@portal/application-ui/references';
import type { ReferenceType } from '@portal/contract-svc-applications-v1';
import { useFormValue } from '@portal/ui/form-state';
import { FieldProblem, readProblem, type StepLogic, type StoredFile, UploadField } from '@portal/ui/wizard';
import { say } from '../../wizard/messages';
import type { InternApp } from '../../wizard/programme';
import { useApp } from '../../wizard/programme';
import { letterKey, storedFiles } from '../../wizard/stored-files';

const failed = { academic: say.academicReference, community: say.communityReference };
const place = { academic: 0, community: 1 } as const;

export function ReferenceStepFields({ type }: { type: ReferenceType }) {
  const { uploads } = useApp();
  const purpose = useFormValue<string>('purpose');
  return (
    <ReferenceFields
      type={type}
      letter={
        <UploadField
          path={`references.${place[type]}.letter`}
          label={letterLabel(type, purpose)}
          hint="A PDF of at most 5 MB. It is sent when you go on to the next step."
          accept=".pdf,application/pdf"
          uploads={uploads}
          uploadKey={letterKey[type]}
          storedMayBeRefused
        />
      }
    />
  );
}

/** The two reference steps are one: only who refers differs. */
export function referenceLogic(app: InternApp, type: ReferenceType): StepLogic<InternshipForm> {
  return {
    failed: failed[type],
    check(values) {
      const hasLetter =
        app.uploads.isStored(letterKey[type]) || Boolean(app.uploads.waiting(letterKey[type]));
      return referenceRules(type, values.references[place[type]], hasLetter);
    },
    async save() {
      await send(app, type).catch((error: unknown) => {
        const problem = readProblem(error);
        if (problem.kind !== 'fields') throw error;
        throw new FieldProblem(referenceErrors(type, problem.errors));
      });
      return undefined;
    },
  };
}

async function send(app: InternApp, type: ReferenceType): Promise<void> {
  const { api, draft, form, uploads } = app;
  const key = letterKey[type];
  if (!uploads.waiting(key)) {
    await draft.write((version) => api.reference(type, form.values(), version));
    return;
  }
  await draft.write(async (version) => {
    let stored = { version: version ?? 0 };
    await uploads.sendChosen(key, async (file, options): Promise<StoredFile> => {
      const answer = await api.reference(type, form.values(), version, { file, options });
      stored = answer;
      const path = type === 'academic' ? answer.academicUpload : answer.communityUpload;
      const letter = storedFiles({ [`${type}Upload`]: path })[key];
      return { name: file.name, href: letter?.href ?? '', size: file.size };
    });
    return stored;
  });
}
