import type { VisitForm } from '@portal/application-ui/form';
import { identityKey, requiredSentence, visitorRules } from '@portal/application-ui/visitor';
import { signInWords } from '@portal/application-ui/wizard';
import { disability, organisation, person } from '@portal/contract-svc-applications-v1/questions';
import { translated } from '@portal/ui/language';
import type { StepModule, VisitApp } from '../../wizard/app';
import { PersonalInfoFields } from './fields';
import { sendIdentity } from './identity';
import { savePerson } from './save';

const hasChosen = ({ uploads }: VisitApp) => uploads.waiting(identityKey) !== undefined;

/** Whether the identity document is chosen, stored, or was stored before the session ended. */
export function hasIdentity(app: VisitApp): boolean {
  const { uploads, draft, form } = app;
  const here = uploads.isStored(identityKey) || hasChosen(app);
  return here || (!draft.state().signedIn && form.values().national_id_name !== '');
}

/** Checks the answers about the person alone: people without their identity document at hand may begin without it. */
function checkPerson({ shell }: VisitApp, values: VisitForm, hasDocument: boolean) {
  const message = requiredSentence(values, hasDocument);
  if (message) shell.notify.error(translated(message));
  const errors = visitorRules(values, hasDocument);
  if (errors.dob === person.ask.dob.age.en) shell.notify.error(translated(errors.dob));
  return errors;
}

const wordsOf = (app: VisitApp) => (app.draft.state().signedIn ? {} : signInWords(app));

export const step: StepModule = {
  Fields: PersonalInfoFields,
  logic: (app) => ({
    ...wordsOf(app),
    async check(values) {
      await app.uploads.settled();
      const errors = checkPerson(app, values, hasIdentity(app));
      // Next sends a chosen document again, so its earlier failure is no problem.
      const isMissing = errors[identityKey] !== undefined;
      const problem = hasChosen(app) ? undefined : app.uploads.problem(identityKey, isMissing);
      return problem ? { ...errors, [identityKey]: problem } : errors;
    },
    canWait: () => app.uploads.keepChosen(identityKey),
    signsIn: true,
    save: () => savePerson(app),
    finishes: [person, organisation, disability].map(({ key }) => key),
  }),
  withoutFile: (app) => ({
    ...wordsOf(app),
    check: (values) => checkPerson(app, values, true),
    signsIn: true,
  }),
  sends: (app, key) => app.uploads.sendChosen(key, sendIdentity(app)),
};
