import { signInMessages } from '@portal/contract-svc-applications-v1';
import { ApiError } from '@portal/remote-sdk';
import { FieldProblem, type StepOutcome } from '@portal/ui/wizard';
import type { InternApp } from './intern-app';
import { say } from './messages';

/**
 * Signs in with e-mail and phone. `whole` sends all personal answers, so that a new applicant is made; without it
 * only an application that exists already is found.
 */
export async function signIn(app: InternApp, { whole }: { whole: boolean }): Promise<StepOutcome> {
  const { api, form, shell } = app;
  const login = await api.login(form.values(), { whole }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) {
      throw new FieldProblem({ email: signInMessages.wrongPair });
    }
    throw error;
  });
  if (login.submitted) {
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
    shell.notify.success(say.welcomeBack(current_step));
    return { goTo: current_step };
  }
  shell.notify.success(say.loggedIn);
  return whole ? {} : { goTo: 2 };
}
