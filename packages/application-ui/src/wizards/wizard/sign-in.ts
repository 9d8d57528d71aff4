import { signInMessages } from '@portal/contract-svc-applications-v1';
import { translated } from '@portal/ui/language';
import { FieldProblem, readProblem, type StepOutcome } from '@portal/ui/wizard';
import type { WizardApp } from './app';
import { type Expired, PutOff } from './off-step';

/** The errors that the client of a wizard throws. */
interface WizardFailure {
  status: number;
  message: string;
  body: unknown;
}

/** The ended session of the current step, while its person signs in again. */
function expiredNow({ asides }: WizardApp): Expired | undefined {
  const aside = asides.now();
  return aside?.kind === 'expired' ? aside : aside?.kind === 'code' ? aside.expired : undefined;
}

/**
 * Opens the screen for a mailed code, or for an application that belongs to the dashboard; returns the error to throw,
 * or null for another error.
 */
function putOff(app: WizardApp, whole: boolean, error: unknown): unknown {
  const { status, message, body } = Object(error) as Partial<WizardFailure>;
  const expired = expiredNow(app);
  const notice = { message: message ?? '', step: app.wizard.state().step };
  // No round is open: the message says when one opens, and typed answers stay.
  if (status === 409 && 'next_round' in Object(body)) return null;
  if (status === 409) {
    app.asides.set({ kind: 'dashboard', ...notice });
    return new PutOff();
  }
  if (status !== 401 || !(body as { code_required?: boolean } | null)?.code_required) return null;
  const before = app.asides.now();
  if (before?.kind === 'code' && before.code) return new FieldProblem({ code: notice.message });
  app.asides.set({ kind: 'code', code: '', whole, expired, ...notice });
  // The first refusal opens the screen, which shows the message itself.
  if (before) app.shell.notify.success(notice.message);
  return new PutOff();
}

/** The error of a failed sign-in, with its messages. */
function refusedSignIn(app: WizardApp, whole: boolean, error: unknown): unknown {
  const { shell, programme, asides } = app;
  const elsewhere = putOff(app, whole, error);
  if (elsewhere) return elsewhere;
  const { kind } = readProblem(error);
  // The step is shown again with the answers to correct.
  const expired = expiredNow(app);
  if (kind === 'fields' || kind === 'session') asides.set(expired ?? null);
  if (kind === 'session' && !whole && !expired) {
    asides.set({ kind: 'nothing-found', message: '', step: app.wizard.state().step });
    return new PutOff();
  }
  const { signInFailed } = programme.words;
  if (kind !== 'fields' && kind !== 'closed' && signInFailed) shell.notify.error(signInFailed);
  if (kind !== 'session') return error;
  if (signInFailed) shell.notify.error(translated(signInMessages.wrongPair));
  return new FieldProblem({ email: signInMessages.wrongPair });
}

/**
 * Puts away files that are not of the person who has signed in. Those of a form without a person were chosen for a new
 * application, perhaps by somebody else; those of another person stay on the device for them.
 */
function putFilesAway({ form, uploads }: WizardApp, person: number): void {
  const earlier = form.values().user_id;
  if (!earlier) uploads.clear();
  else if (earlier !== person) uploads.drop();
}

/**
 * Signs in with email and phone. `whole` sends all personal answers and creates a new applicant; without it only an
 * existing application is found. Where the server asks for a code, the screen for it opens and signs in again with the
 * typed code.
 */
export async function signIn(app: WizardApp, { whole }: { whole: boolean }): Promise<StepOutcome> {
  const { api, form, shell, programme } = app;
  const { words } = programme;
  const aside = app.asides.now();
  const code = aside?.kind === 'code' ? aside.code : '';
  const expired = expiredNow(app);
  const login = await api.login(form.values(), { whole, code }).catch((error: unknown) => {
    throw refusedSignIn(app, whole, error);
  });
  app.asides.set(null);
  if (login.submitted) {
    if (words.alreadySubmitted) shell.notify.info(words.alreadySubmitted);
    app.submitted({ application: login.submitted });
    return { done: true };
  }
  const { token, user, current_step } = login.answer;
  const comesBack = expired?.person === user.id;
  app.startSession({ token, user });
  const progress = await api.progress();
  if (progress.submitted) {
    app.submitted({ application: progress.submitted });
    return { done: true };
  }
  const { waits } = app.draft.state();
  if (!whole && !waits) putFilesAway(app, user.id);
  await app.openProgress(progress.answer);
  // A person who went on while offline stays on their step, which may be further than the stored one.
  if (waits && whole) {
    shell.notify.success(words.loggedIn);
    return {};
  }
  if (expired && comesBack) {
    shell.notify.success(words.loggedIn);
    return { goTo: expired.step };
  }
  if (current_step > 2) {
    shell.notify.success(words.welcomeBack(current_step));
    return { goTo: current_step };
  }
  shell.notify.success(words.loggedIn);
  return whole ? {} : { goTo: 2 };
}
