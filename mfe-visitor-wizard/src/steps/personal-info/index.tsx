import { identityKey, requiredSentence, visitorRules } from '@portal/application-ui/visitor';
import { signInWords } from '@portal/application-ui/wizard';
import { disability, organisation, person } from '@portal/contract-svc-applications-v1/questions';
import { said } from '@portal/ui/language';
import type { StepModule, VisitApp } from '../../wizard/programme';
import { PersonalInfoFields } from './fields';
import { savePerson } from './save';

/** Whether the identity document was chosen now, is stored, or was stored before the sign-in ended. */
export function hasIdentity({ uploads, draft, form }: VisitApp): boolean {
  const here = uploads.isStored(identityKey) || uploads.waiting(identityKey) !== undefined;
  return here || (!draft.state().signedIn && form.values().national_id_name !== '');
}

export const step: StepModule = {
  Fields: PersonalInfoFields,
  logic: (app) => ({
    ...(app.draft.state().signedIn ? {} : signInWords(app)),
    async check(values) {
      await app.uploads.settled();
      const told = requiredSentence(values, hasIdentity(app));
      if (told) app.shell.notify.error(said(told));
      const errors = visitorRules(values, hasIdentity(app));
      if (errors.dob === person.ask.dob.age.en) app.shell.notify.error(said(errors.dob));
      return errors;
    },
    save: () => savePerson(app),
    finishes: [person, organisation, disability].map(({ key }) => key),
  }),
};
