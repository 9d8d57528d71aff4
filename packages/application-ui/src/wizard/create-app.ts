import type { ShellApi } from '@portal/contract-shell-v1';
import { isProgramme } from '@portal/contract-svc-applications-v1';
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
import type { CommonForm } from '../form';
import type { Device, Programme, WizardApp } from './app';
import { createAsides } from './aside/aside';
import type { StoredProgress, WizardApi } from './calls';
import { backupOf, earlyDrafts, serverOwned } from './device';
import { submissionStore } from './submission';
import { welcomeComplete } from './welcome-complete';

function copyOf<F extends CommonForm>(programme: Programme<F>, answer: StoredProgress): ServerCopy<F> {
  const { application, current_step, version, form_data } = answer;
  const stored = typeof form_data === 'object' && form_data !== null ? form_data : {};
  const ids = {
    user_id: application.user_id,
    application_id: application.id,
    intern_details_id: application.intern_details_id,
  };
  const more = programme.fromProgress?.(answer);
  return { values: programme.read({ ...stored, ...more, ...ids }), step: current_step, version };
}

interface Surroundings<A> {
  shell: ShellApi;
  api: A;
  device: Device;
  /** What a session's token is good for: 'wizard' or 'account'. */
  scopeOf: (token: string) => unknown;
}

/** The dashboard leads to a draft with '?continue': who comes without it has most likely nothing here to look for. */
const isContinued = () => new URLSearchParams(window.location.search).has('continue');

/** Puts one programme's wizard together. */
export function createWizardApp<F extends CommonForm, A extends WizardApi<F>>(
  programme: Programme<F, A>,
  { shell, api, device, scopeOf }: Surroundings<A>,
): WizardApp<F, A> {
  const { name, role, steps, messages } = programme;
  const form = createFormStore(programme.blank());
  const url = createStepUrl();
  const early = earlyDrafts<F>(device, name, programme.alsoEarly as readonly (keyof F & string)[]);
  const submission = submissionStore(name);
  const asides = createAsides();
  const personal: Partial<CommonForm> = early[1].slot.read() ?? {};
  const draft = createDraft<F>({
    form,
    backup: (owner) => backupOf<F>(device, name, owner),
    early,
    save: api.saveProgress,
    read: programme.read,
    serverOwned,
  });
  const uploads = createUploads({
    check: programme.checkFile,
    failed: programme.failedFile,
    linkText: 'View Previous file',
  });
  /** Signed in by password: the account goes by its first programme and is good for both. */
  const byPassword = () => {
    const session = shell.session.current();
    return session && isProgramme(session.user.role) && scopeOf(session.token) === 'account';
  };
  const ownerNow = () => {
    const session = shell.session.current();
    const isTheirs = session?.user.role === role || (isContinued() && byPassword());
    return session && isTheirs ? String(session.user.id) : null;
  };

  async function load(): Promise<Progress<F>> {
    try {
      const progress = await api.progress();
      if (progress.submitted) {
        submission.write({ application: progress.submitted });
        return { kind: 'done' };
      }
      uploads.load(programme.storedFiles(progress.answer));
      if (programme.words.restored) shell.notify.success(programme.words.restored);
      return { kind: 'open', owner: ownerNow() ?? '', copy: copyOf(programme, progress.answer) };
    } catch (error) {
      const problem = readProblem(error);
      // Someone who signed in with a password and has no open application starts a new one.
      if (problem.kind === 'refused' && problem.status === 404) return { kind: 'none' };
      if (problem.kind === 'refused' && problem.status === 409) {
        asides.set({ kind: 'dashboard', message: problem.message });
        return { kind: 'none' };
      }
      throw error;
    }
  }

  /** Ends the session of a wizard; that of an account is not the wizard's to end. */
  async function signOut() {
    if (byPassword()) return;
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
    ...programme.manners,
  });

  return {
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
      uploads.load(programme.storedFiles(answer));
      await draft.open(String(answer.user.id), copyOf(programme, answer));
    },
    submitted(told) {
      submission.write(told);
      uploads.clear();
      // What is in opens with the password alone.
      if (ownerNow() !== null) void signOut();
    },
    submission: submission.read,
  };
}
