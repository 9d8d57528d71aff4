import type { ShellApi } from '@portal/contract-shell-v1';
import { isProgramme } from '@portal/contract-svc-applications-v1';
import { type ApiClient, allWords, signOut as signOutOf } from '@portal/remote-sdk';
import { CopiesSettled } from '@portal/ui/draft';
import { createFormStore } from '@portal/ui/form-state';
import {
  createDraft,
  createStepUrl,
  createWizard,
  type Draft,
  type Progress,
  readProblem,
} from '@portal/ui/wizard';
import type { WizardForm } from '../../base/form';
import { isAnyFileKept } from '../../base/sending/any-kept';
import type { Device, Programme, WizardApp } from './app';
import type { Submission, WizardApi } from './calls';
import { backupOf, isSamePerson, preSignInDrafts, serverOwned, waitingOf } from './device';
import { createAsides } from './off-step';
import { createRestLater } from './rest-later';
import { signInLogic, signInStep } from './sign-in-step';
import { CONFIRMATION, submissionStore } from './submission';
import { welcomeComplete } from './welcome-complete';

interface Surroundings {
  shell: ShellApi;
  /** Replaces the portal's API. */
  client?: ApiClient | undefined;
  device: Device;
  /** The scope of a session's token: 'wizard' or 'account'. */
  scopeOf: (token: string) => unknown;
}

/** Whether the dashboard opened a draft here, by '?continue'; without it an account most likely has no draft here. */
const isContinued = () => new URLSearchParams(window.location.search).has('continue');

/** Marks in the address that the wizard continues with an account's session, so that a reload does the same. */
function markContinued() {
  const address = new URL(window.location.href);
  address.searchParams.set('continue', '');
  window.history.replaceState(window.history.state, '', address);
}

const noFiles = () => undefined;

/** Puts one programme's wizard together. */
export function createWizardApp<F extends WizardForm, A extends WizardApi<F>>(
  programme: Programme<F, A>,
  { shell, client, device, scopeOf }: Surroundings,
): WizardApp<F, A> {
  const { name, role, steps, messages } = programme;
  // Until the whole form is loaded, it has only the answers of the first screen.
  const form = createFormStore(programme.blank() as F);
  const url = createStepUrl();
  const preSignIn = preSignInDrafts<F>(device, name, programme.preSignIn as readonly (keyof F & string)[]);
  const submission = submissionStore(device, name);
  const asides = createAsides();
  const personal: Partial<WizardForm> = preSignIn[1].slot.read() ?? {};
  const waiting = waitingOf<F>(device, name);
  const draft: Draft<F> = createDraft<F>({
    form,
    backup: (owner) => backupOf<F>(device, name, owner),
    preSignIn,
    waiting,
    isSamePerson,
    save: (request) =>
      whole
        .here()
        .api.saveProgress(request)
        .catch(async (error: unknown) => {
          const problem = readProblem(error);
          if (problem.kind !== 'refused' || problem.status !== 409) throw error;
          // Most likely submitted on another device: the page then shows the portal's state, which is no error.
          const { submitted: elsewhere } = await whole.here().api.progress();
          void wizard.retry();
          throw elsewhere ? new CopiesSettled() : error;
        }),
    read: (stored) => whole.here().read(stored),
    stored: ({ form_data }) => form_data ?? {},
    serverOwned,
  });
  const whole = createRestLater<F, A>({ programme, shell, client, device, form, draft });
  /**
   * The session if it began with a password: the account's role is its first programme, and its session is valid for
   * all programmes.
   */
  const byPassword = () => {
    const session = shell.session.current();
    const isAccount = session && isProgramme(session.user.role) && scopeOf(session.token) === 'account';
    return isAccount ? session : null;
  };
  const ownerNow = () => {
    const session = shell.session.current();
    const isTheirs = session?.user.role === role || (isContinued() && byPassword());
    return session && isTheirs ? String(session.user.id) : null;
  };

  let sessionWasOver = false;

  /** Whether this device or the portal has a form that was begun. */
  const isStored = () => ownerNow() !== null || waiting.read() !== null;

  async function load(): Promise<Progress<F>> {
    // A returning applicant needs more texts than a new one.
    const words = allWords().catch(() => undefined);
    try {
      const { api, uploads, storedFiles, copyOf } = await whole.bring();
      const progress = await api.progress().finally(() => words);
      if (progress.submitted) {
        forgetCopies(progress.submitted.id);
        submitted({ application: progress.submitted }, { sessionStays: true });
        return { kind: 'done' };
      }
      uploads.load(storedFiles(progress.answer));
      if (programme.words.restored) shell.notify.success(programme.words.restored);
      return { kind: 'open', owner: ownerNow() ?? '', copy: copyOf(progress.answer) };
    } catch (error) {
      const problem = readProblem(error);
      sessionWasOver = problem.kind === 'session';
      // A person who signed in with a password and has no open application starts a new application.
      if (problem.kind === 'refused' && problem.status === 404) return { kind: 'none' };
      if (problem.kind === 'refused' && problem.status === 409) {
        asides.set({ kind: 'dashboard', message: problem.message });
        return { kind: 'none' };
      }
      throw error;
    }
  }

  /** Removes this device's copies of a form that was submitted on another device. */
  function forgetCopies(application: number) {
    const owner = ownerNow();
    if (owner) backupOf<F>(device, name, owner).clear();
    device(`${name}:files:${application}`).clear();
  }

  function submitted(confirmation: Submission, { sessionStays = false } = {}) {
    whole.files.clear();
    // A submitted application can only be opened with the password.
    const over = !sessionStays && ownerNow() !== null && !byPassword() ? signOut() : Promise.resolve();
    submission.write(confirmation, over);
    url.write({ step: CONFIRMATION }, { replace: true });
  }

  /** The screen in place of the form when the page opens. */
  function opening() {
    const query = new URLSearchParams(window.location.search);
    if (ownerNow() === null && url.read().step === CONFIRMATION && submission.read()) return 'confirmation';
    const isBegun = isStored() || query.has('resume') || preSignIn.some(({ slot }) => slot.read());
    return !isBegun && submission.isMarked() ? 'applied' : 'form';
  }

  async function signOut(asked = true) {
    if (!shell.session.current()) return true;
    const onServer = () => whole.bring().then(({ api }) => api.logout());
    if (!asked) return signOutOf(shell, onServer);
    const owner = ownerNow();
    // Deleted with the form: what was typed for its referees.
    if (owner && !backupOf<F>(device, name, owner).read())
      for (const type of ['academic', 'community'])
        device(`portal.letter.${owner}.${form.values().application_id}.${type}`).clear();
    const { signOut: leave } = shell.session;
    // A shell before 1.5.0 would ask once more.
    if (leave && Number(shell.version.split('.')[1]) >= 5) return leave(onServer, { asked });
    await onServer().catch(() => undefined);
    shell.session.end('signed-out');
    return true;
  }

  const wizard = createWizard<F>({
    steps,
    form,
    draft,
    url,
    notify: shell.notify,
    messages,
    openTo: (values) => (welcomeComplete(values) ? 2 : 1),
    owner: ownerNow,
    prepare: () => (isStored() ? whole.bring() : undefined),
    load,
    signOut,
    forget: () => shell.session.end('expired'),
    goHome: () => shell.navigate(isContinued() && byPassword() ? '/userdashboard' : '/'),
    late: {
      step: signInStep,
      async logic() {
        // The sign-in may also send a file, so files are restored first.
        await whole.here().uploads.restore();
        return signInLogic<F, A>(app);
      },
    },
    files: whole.files,
    ...programme.wizardOptions,
    askInPlace(step) {
      const asks = programme.wizardOptions?.asksInPlace === true && step > signInStep;
      if (asks) asides.set({ kind: 'expired', message: '', step, person: form.values().user_id });
      return asks;
    },
  });

  // Files chosen before the sign-in belong to the answers stored beside them; without such answers they are removed.
  const isBegun = preSignIn.some(({ slot }) => slot.read());
  if (!isStored() && isAnyFileKept())
    void whole.bring().then(({ uploads }) => (isBegun ? uploads.restore(false) : uploads.clear()), noFiles);

  const app: WizardApp<F, A> = {
    programme,
    shell,
    get api() {
      return whole.here().api;
    },
    form,
    draft,
    wizard,
    url,
    get uploads() {
      return whole.here().uploads;
    },
    stepOfField: (path) => whole.here().stepOfField(path),
    unsentFiles: whole.files,
    whole: async () => void (await Promise.all([whole.bring(), allWords()])),
    asides,
    sessionWasOver: () => sessionWasOver,
    restoredPersonal: Boolean(personal.name || personal.email),
    async openProgress(answer) {
      const { copyOf, storedFiles, uploads } = whole.here();
      await draft.open(String(answer.user.id), copyOf(answer));
      uploads.load(storedFiles(answer));
    },
    signOut,
    submitted,
    opening,
    doneHere() {
      submission.forget();
      url.write({ step: steps[0]?.value ?? '' }, { replace: true });
    },
    account: byPassword,
    cameFromDashboard: () => isContinued() && byPassword() !== null,
    startSession(session) {
      // The password's session can open this application and all others of the same person.
      if (byPassword()?.user.id === session.user.id) markContinued();
      else shell.session.start(session);
    },
    submission: submission.read,
  };
  return app;
}
