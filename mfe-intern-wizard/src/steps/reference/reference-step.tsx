import type { InternshipForm } from '@portal/application-ui/form';
import {
  letterLabel,
  ReferenceFields,
  referenceErrors,
  referenceRules,
} from '@portal/application-ui/references';
import { askForLetter, type ReferenceType } from '@portal/contract-svc-applications-v1';
import { referees } from '@portal/contract-svc-applications-v1/questions';
import { useFormValue } from '@portal/ui/form-state';
import { FieldProblem, readProblem, type StepLogic, type StoredFile, UploadField } from '@portal/ui/wizard';
import { lazy, Suspense } from 'react';
import * as t from '../../messages/letters';
import * as messages from '../../messages/messages';
import type { InternApp, StepModule } from '../../wizard/app';
import { useApp } from '../../wizard/app';
import { letterKey } from '../../wizard/letter-keys';
import { letterMark, marked, storedFiles } from '../../wizard/stored-files';

const failures = {
  academic: messages.academicNotSaved,
  community: messages.communityNotSaved,
};
const place = { academic: 0, community: 1 } as const;

const AskInStep = lazy(() =>
  import('@portal/application-ui/letters').then(({ AskInStep }) => ({ default: AskInStep })),
);

function ReferenceStepFields({ type }: { type: ReferenceType }) {
  const { uploads, api } = useApp();
  const purpose = useFormValue<string>('purpose');
  const id = useFormValue<number | ''>('application_id');
  const label = letterLabel(type, purpose);
  const asks = Boolean(id) && [letterMark.ask, letterMark.either].some(uploads.isStored);
  const upload = (
    <UploadField
      path={`references.${place[type]}.letter`}
      label={label}
      hint={t.letterHint()}
      accept=".pdf,application/pdf"
      uploads={uploads}
      uploadKey={letterKey[type]}
      storedMayBeRefused
    />
  );
  if (!asks) return <ReferenceFields type={type} letter={upload} />;
  const ask = (
    <Suspense fallback={null}>
      <AskInStep
        client={api.client}
        applicationId={Number(id)}
        type={type}
        label={label}
        onAsked={() => uploads.load(marked(letterMark[type]))}
      >
        {uploads.isStored(letterMark.either) ? (
          <>
            <p className="mt-4">{t.orAddLetter()}</p>
            {upload}
          </>
        ) : null}
      </AskInStep>
    </Suspense>
  );
  return <ReferenceFields type={type} letter={ask} />;
}

/** The logic of both reference steps; only the kind of referee differs. */
function referenceLogic(app: InternApp, type: ReferenceType): StepLogic<InternshipForm> {
  const { uploads } = app;
  const key = letterKey[type];
  const path = `references.${place[type]}.letter`;
  return {
    failed: failures[type](),
    async check(values) {
      await uploads.settled();
      const chosen = Boolean(uploads.waiting(key));
      const hasLetter = chosen || uploads.isStored(key) || uploads.isStored(letterMark[type]);
      const errors = referenceRules(type, values.references[place[type]], hasLetter, values);
      // Next sends a chosen letter again, so its earlier failure is no problem.
      const problem = chosen ? undefined : uploads.problem(key, errors[path] !== undefined);
      if (problem) return { ...errors, [path]: problem };
      return errors[path] && uploads.isStored(letterMark.ask) ? { ...errors, [path]: askForLetter } : errors;
    },
    finishes: [referees[type].key],
    canWait: () => uploads.keepChosen(key),
    async save() {
      if (!uploads.waiting(key)) return {};
      await sendLetter(app, type).catch((error: unknown) => {
        const problem = readProblem(error);
        if (problem.kind !== 'fields') throw error;
        throw new FieldProblem(referenceErrors(type, problem.errors));
      });
      return uploads.isStored(key) ? {} : { later: true };
    },
  };
}

/** The step of a reference: its fields, its logic, and how its letter is sent later. */
export const referenceStep = (type: ReferenceType): StepModule => ({
  Fields: () => <ReferenceStepFields type={type} />,
  logic: (app) => referenceLogic(app, type),
  sends: (app) => sendLetter(app, type),
});

/** Sends the chosen letter with its referee. */
async function sendLetter(app: InternApp, type: ReferenceType): Promise<void> {
  const { api, draft, form, uploads } = app;
  const key = letterKey[type];
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
