import type { VisitForm } from '@portal/application-ui/form';
import type { WizardApp } from '@portal/application-ui/wizard';
import { SignInNeeded } from '@portal/ui/wizard';
import type { VisitApi } from '../api';
import * as t from '../messages/messages';
import { stepNumber, steps } from '../steps';

/** Stops a step whose calls need a signed-in person, with the message of that step. */
export function needSignIn({ shell, form }: WizardApp<VisitForm, VisitApi>, step: number): void {
  if (step <= stepNumber('personal-info')) return;
  const { application_id, intern_details_id } = form.values();
  const signedIn = shell.session.current() !== null;
  if (step === stepNumber('education') && !(signedIn && intern_details_id)) {
    throw new SignInNeeded(t.noDetails());
  }
  if (!signedIn) throw new SignInNeeded(t.noToken());
  if (step === steps.length && !application_id) throw new SignInNeeded(t.noApplication());
}
