import type { WizardStep } from '@portal/contract-svc-applications-v1';
import type { Section } from '@portal/contract-svc-applications-v1/questions';
import { translated } from '@portal/ui/language';
import { formLimits, type WizardForm } from '../../base/form';
import * as t from '../../messages/made';
import { DocumentFields, fileLabel, refusedDocuments } from '../../steps/documents';
import { FieldLimits, ownersRulesOf, QuestionFields } from '../../steps/questions';
import {
  commonWords,
  Eligibility,
  PersonalStepFields,
  ResumeLink,
  removeFile,
  type StepModule,
  sendFile,
  signIn,
  signInWords,
  useLimits,
  useApp as useWizard,
  type WizardApp,
} from '../wizard';
import type { ProgrammeApi } from './calls';
import type { MadeWizard } from './made-wizard';

type App = WizardApp<WizardForm, ProgrammeApi>;
export const useApp = useWizard<WizardForm, ProgrammeApi>;

/** The fields of a section; around the first section and the person's, every wizard shows the same further parts. */
function SectionFields({ section, about }: { section: Section; about: readonly string[] }) {
  if (section.key === 'person') return <PersonalStepFields />;
  if (section.key !== 'welcome') return <QuestionFields of={section} />;
  return (
    <>
      <ResumeLink />
      <Eligibility of={section} />
      {about.map((paragraph) => (
        <p key={paragraph}>{translated(paragraph)}</p>
      ))}
      <QuestionFields of={section} />
    </>
  );
}

const sendOf = (app: App, type: string) =>
  sendFile(app, commonWords.documents, (file, options) =>
    app.api.document(type, app.form.values(), file, options),
  );

function Documents({ asked }: { asked: MadeWizard['documents'] }) {
  const app = useApp();
  const hints = Object.fromEntries(
    asked.flatMap(({ value, hint }) => (hint ? [[value, translated(hint)]] : [])),
  );
  return (
    <DocumentFields
      types={asked}
      required={(type) => asked.some(({ value, required }) => value === type && required)}
      uploads={app.uploads}
      hints={hints}
      remove={removeFile(app, commonWords.documents)}
      send={(type) => sendOf(app, type)}
    />
  );
}

/** The missing documents, as messages at their fields. */
async function missingDocuments({ uploads }: App, asked: MadeWizard['documents']) {
  // A file being sent counts once it has arrived, or, while offline, once this device keeps it.
  await uploads.settled();
  const missing = asked.filter(({ value, required }) => required && !uploads.isThere(value));
  const errors = missing.map(({ value, label }) => [
    `documents.${value}`,
    t.pleaseAdd({ label: translated(label || fileLabel(value)) }),
  ]);
  return { ...Object.fromEntries(errors), ...refusedDocuments(uploads, asked) };
}

/** A step of a programme: its sections with their rules, and its documents. */
export function sectionStep(
  { sections, documents: takesDocuments }: WizardStep,
  { named, about, documents }: MadeWizard,
): StepModule<WizardForm, ProgrammeApi> {
  const asked = sections.map(named);
  const rules = ownersRulesOf(...asked);
  const signsIn = sections.includes('person');
  const Fields = () => (
    <FieldLimits value={useLimits()}>
      {asked.map((section) => (
        <SectionFields key={section.key} section={section} about={about} />
      ))}
      {takesDocuments ? <Documents asked={documents} /> : null}
    </FieldLimits>
  );
  return {
    Fields,
    logic: (app) => ({
      ...(signsIn && !app.draft.state().signedIn ? signInWords(app) : {}),
      check: async (values) => ({
        ...rules(values, formLimits(app.shell.settings.current().formLimits)),
        ...(takesDocuments ? await missingDocuments(app, documents) : {}),
      }),
      ...(signsIn && {
        canWait: () => true,
        signsIn: true,
        save: async () => (app.draft.state().signedIn ? {} : signIn(app, { whole: true })),
      }),
      finishes: sections,
    }),
    ...(takesDocuments && { sends: (app, key) => app.uploads.sendChosen(key, sendOf(app, key)) }),
  };
}
