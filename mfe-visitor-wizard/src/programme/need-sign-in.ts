import type { VisitForm } from '@portal/application-ui/form';
import type { WizardApp } from '@portal/application-ui/wizard';
import { SignInNeeded } from '@portal/ui/wizard';
import type { VisitApi } from '../api';
import * as t from '../messages/messages';
import { stepNumber, steps } from '../steps';

/** Stops a step whose calls need a signed-in person, and asks for the sign-in on the same step. */
export function needSignIn({ shell, form }: WizardApp<VisitForm, VisitApi>, step: number): void {
  if (step <= stepNumber('personal-info')) return;
  const { application_id, intern_details_id } = form.values();
  const needed = {
    [stepNumber('education')]: intern_details_id,
    [steps.length]: application_id,
  };
  if (shell.session.current() === null || (step in needed && !needed[step]))
    throw new SignInNeeded(t.sessionLost());
}
