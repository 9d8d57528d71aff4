import type { InternshipForm } from '@portal/application-ui/form';
import { signInRules } from '@portal/application-ui/personal';
import { rulesOf } from '@portal/application-ui/questions';
import { PersonalStepFields, signIn } from '@portal/application-ui/wizard';
import { person } from '@portal/contract-svc-applications-v1/questions';
import type { StepModule } from '../../wizard/app';

const personalRules = rulesOf(person);

/** Only email and phone are filled in: a returning person, not a new applicant. */
function onlySignIn(values: InternshipForm): boolean {
  const { name, dob, gender, nationality, current_address, permanent_address, contact_preference } = values;
  const rest = [name, dob, gender, nationality, current_address, permanent_address, contact_preference];
  const complete = Object.keys(signInRules(values)).length === 0;
  return complete && rest.every((answer) => answer.trim() === '');
}

export const step: StepModule = {
  Fields: PersonalStepFields,
  logic: (app) => ({
    check: (values) => (!app.draft.state().signedIn && onlySignIn(values) ? {} : personalRules(values)),
    // A returning person has to be online: only the server knows their answers.
    canWait: (values) => !onlySignIn(values),
    signsIn: true,
    async save(values) {
      return app.draft.state().signedIn ? {} : signIn(app, { whole: !onlySignIn(values) });
    },
    finishes: [person.key],
  }),
};
