import type { ShellApi } from '@portal/contract-shell-v1';
import { isProgramme } from '@portal/contract-svc-applications-v1';
import { allWords } from '@portal/remote-sdk';
import { createFormStore } from '@portal/ui/form-state';
import {
  createDraft,
  createStepUrl,
  createUploads,
  createWizard,
  type Progress,
  readProblem,
  type ServerCopy,
} from '@portal/ui/wizard';
import type { WizardForm } from '../form';
import * as later from '../messages/wizardLater';
import { keptFiles } from '../sending';
import type { Device, Programme, WizardApp } from './app';
import { createAsides } from './aside/aside';
import type { StoredProgress, WizardApi } from './calls';
import { backupOf, earlyDrafts, isSamePerson, serverOwned, waitingOf } from './device';
import { loadFiles } from './files/load';
import { signInLogic, signInStep } from './sign-in-step';
import { submissionStore } from './submission';
import { welcomeComplete } from './welcome-complete';

function copyOf<F extends WizardForm>(programme: Programme<F>, answer: StoredProgress): ServerCopy<F> {
  const { application, current_step, furthest_step, version, form_data } = answer;
  const stored = typeof form_data === 'object' && form_data !== null ? form_data : {};
  const ids = {
    user_id: application.user_id,
    application_id: application.id,
    intern_details_id: application.intern_details_id,
  };
  const more = programme.fromProgress?.(answer);
  const values = programme.read({ ...stored, ...more, ...ids });
  return { values, step: current_step, reached: furthest_step, version };
}

interface Surroundings<A> {
  shell: ShellApi;
  api: A;
  device: Device;
  /** The scope of a session's token: 'wizard' or 'account'. */
  scopeOf: (token: string) => unknown;
}

/** The dashboard opens a draft with '?continue'; a person without it most likely has no draft here. */
const isContinued = () => new URLSearchParams(window.location.search).has('continue');

/** Continues with the session of an account, also after a reload. */
function markContinued() {
  const address = new URL(window.location.href);
  address.searchParams.set('continue', '');
  window.history.replaceState(window.history.state, '', address);
}

/** Puts one programme's wizard together. */
export function createWizardApp<F extends WizardForm, A extends WizardApi<F>>(
  programme: Programme<F, A>,
  { shell, api, device, scopeOf }: Surroundings<A>,
): WizardApp<F, A> {
  const { name, role, steps, messages } = programme;
  const form = createFormStore(programme.blank());
  const url = createStepUrl();
  const early = earlyDrafts<F>(device, name, programme.alsoEarly as readonly (keyof F & string)[]);
  const submission = submissionStore(name);
  const asides = createAsides();
  const personal: Partial<WizardForm> = early[1].slot.read() ?? {};
  const waiting = waitingOf<F>(device, name);
  const draft = createDraft<F>({
    form,
    backup: (owner) => backupOf<F>(device, name, owner),
    early,
    waiting,
    isSamePerson,
    save: api.saveProgress,
    read: programme.read,
    stored: ({ form_data }) => form_data ?? {},
    serverOwned,
  });
  const place = () => `${name}-${form.values().application_id || ''}`;
  const kept = keptFiles(place, loadFiles);
  /** Which files are kept here is known once the form is followed. */
  let followed: Promise<unknown> = Promise.resolve();
  const uploads = createUploads({
    check: programme.checkFile,
    failed: programme.failedFile,
    linkText: later.viewPrevious,
    kept: { ...kept, all: () => followed.then(kept.all) },
  });
  const stop = draft.subscribe(() => {
    const state = draft.state();
    if (!state.signedIn && !state.waits) return;
    stop();
    const begun = { ...state, place: place() };
    const all = { name, device, form, draft, uploads, kept, place, begun };
    followed = loadFiles().then(
      ({ followForm }) => followForm(all),
      () => undefined,
    );
    void uploads.restore();
  });
  /**
   * Whether the session came from a password: the account's role is its first programme, and its session is valid for
   * all.
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

  async function load(): Promise<Progress<F>> {
    // Whoever goes on is told more than somebody new.
    const words = allWords().catch(() => undefined);
    try {
      const progress = await api.progress().finally(() => words);
      if (progress.submitted) {
        submission.write({ application: progress.submitted });
        return { kind: 'done' };
      }
      uploads.load(programme.storedFiles(progress.answer));
      if (programme.words.restored) shell.notify.success(programme.words.restored);
      return { kind: 'open', owner: ownerNow() ?? '', copy: copyOf(programme, progress.answer) };
    } catch (error) {
      const problem = readProblem(error);
      // A person who signed in with a password and has no open application starts a new application.
      if (problem.kind === 'refused' && problem.status === 404) return { kind: 'none' };
      if (problem.kind === 'refused' && problem.status === 409) {
        asides.set({ kind: 'dashboard', message: problem.message });
        return { kind: 'none' };
      }
      throw error;
    }
  }

  async function signOut() {
    if (!shell.session.current()) return;
    await api.logout().catch(() => undefined);
    shell.session.end('signed-out');
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
    load,
    signOut,
    forget: () => shell.session.end('expired'),
    goHome: () => shell.navigate(isContinued() && byPassword() ? '/userdashboard' : '/'),
    late: {
      step: signInStep,
      async logic() {
        // The sign-in may send a file, too.
        await uploads.restore();
        return signInLogic<F, A>(app);
      },
    },
    files: { wait: () => uploads.unsent().some(uploads.waits), clear: uploads.clear },
    ...programme.manners,
  });

  // Without a form that waits for a sign-in no file belongs to anybody any more.
  if (ownerNow() === null && !waiting.read()) uploads.clear();

  const app: WizardApp<F, A> = {
    programme,
    shell,
    api,
    form,
    draft,
    wizard,
    url,
    uploads,
    asides,
    restoredPersonal: Boolean(personal.name || personal.email),
    async openProgress(answer) {
      await draft.open(String(answer.user.id), copyOf(programme, answer));
      uploads.load(programme.storedFiles(answer));
    },
    signOut,
    submitted(told) {
      submission.write(told);
      uploads.clear();
      // A submitted application opens with the password alone.
      if (ownerNow() !== null && !byPassword()) void signOut();
    },
    account: byPassword,
    cameFromDashboard: () => isContinued() && byPassword() !== null,
    startSession(session) {
      // The session of a password opens this application and all others of the same person.
      if (byPassword()?.user.id === session.user.id) markContinued();
      else shell.session.start(session);
    },
    submission: submission.read,
  };
  return app;
}
