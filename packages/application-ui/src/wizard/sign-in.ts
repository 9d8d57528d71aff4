import { signInMessages } from '@portal/contract-svc-applications-v1';
import { FieldProblem, readProblem, type StepOutcome } from '@portal/ui/wizard';
import type { WizardApp } from './app';

/** What is told when the pair is wrong or unknown, and what else every failed sign-in says. */
function refused({ shell, programme }: WizardApp, error: unknown): unknown {
  const { kind } = readProblem(error);
  const { signInFailed } = programme.words;
  if (kind !== 'fields' && kind !== 'closed' && signInFailed) shell.notify.error(signInFailed);
  if (kind !== 'session') return error;
  if (signInFailed) shell.notify.error(signInMessages.wrongPair);
  return new FieldProblem({ email: signInMessages.wrongPair });
}

/**
 * Signs in with e-mail and phone. `whole` sends all personal answers, so that a new applicant is made; without it
 * only an application that exists already is found.
 */
export async function signIn(app: WizardApp, { whole }: { whole: boolean }): Promise<StepOutcome> {
  const { api, form, shell, programme } = app;
  const { words } = programme;
  const login = await api.login(form.values(), { whole }).catch((error: unknown) => {
    throw refused(app, error);
  });
  if (login.submitted) {
    if (words.alreadySubmitted) shell.notify.info(words.alreadySubmitted);
    app.submitted({ application: login.submitted });
    return { done: true };
  }
  const { token, user, current_step } = login.answer;
  shell.session.start({ token, user });
  const progress = await api.progress();
  if (progress.submitted) {
    app.submitted({ application: progress.submitted });
    return { done: true };
  }
  await app.openProgress(progress.answer);
  if (current_step > 2) {
    shell.notify.success(words.welcomeBack(current_step));
    return { goTo: current_step };
  }
  shell.notify.success(words.loggedIn);
  return whole ? {} : { goTo: 2 };
}
