import { pdfSentence, uploadSentence } from '@portal/application-ui/documents';
import { blankInternshipForm, type InternshipForm, readInternshipForm } from '@portal/application-ui/form';
import { welcomeComplete } from '@portal/application-ui/welcome';
import type { ShellApi } from '@portal/contract-shell-v1';
import { internshipSteps } from '@portal/contract-svc-applications-v1';
import { type ApiClient, ApiError, createApiClient } from '@portal/remote-sdk';
import { createFormStore, type FormStore } from '@portal/ui/form-state';
import {
  createDraft,
  createStepUrl,
  createUploads,
  createWizard,
  type Draft,
  type Progress,
  type ServerCopy,
  type StepUrl,
  type Uploads,
  type Wizard,
} from '@portal/ui/wizard';
import { createInternApi, type InternApi, type Progress as StoredProgress, type Submission } from '../api';
import { backupOf, earlyDrafts, serverOwned } from './device';
import { wizardMessages } from './messages';
import { letterKey, storedFiles } from './stored-files';
import { submissionStore } from './submission';

/** Everything that the steps work with; made once for the page. */
export interface InternApp {
  shell: ShellApi;
  api: InternApi;
  form: FormStore<InternshipForm>;
  draft: Draft<InternshipForm>;
  wizard: Wizard<InternshipForm>;
  url: StepUrl;
  uploads: Uploads;
  /** Works on the application of the person who has just signed in. */
  openProgress(answer: StoredProgress): Promise<void>;
  /** The application is in. */
  submitted(submission: Submission): void;
  submission(): Submission | null;
  /** True when personal answers from before sign-in were found on this device. */
  restoredPersonal: boolean;
}

const typeOfFile = (key: string) =>
  key === letterKey.academic || key === letterKey.community ? 'letter' : key;

function copyOf(answer: StoredProgress): ServerCopy<InternshipForm> {
  const { application, current_step, version, form_data } = answer;
  const stored = typeof form_data === 'object' && form_data !== null ? form_data : {};
  const ids = {
    user_id: application.user_id,
    application_id: application.id,
    intern_details_id: application.intern_details_id,
  };
  return { values: readInternshipForm({ ...stored, ...ids }), step: current_step, version };
}

/** `client` stands in for the portal's API in tests and when the wizard runs alone. */
export function createInternApp(shell: ShellApi, client: ApiClient = createApiClient(shell)): InternApp {
  const api = createInternApi(client);
  const form = createFormStore(blankInternshipForm());
  const url = createStepUrl();
  const early = earlyDrafts();
  const draft = createDraft<InternshipForm>({
    form,
    backup: backupOf,
    early,
    save: api.saveProgress,
    read: readInternshipForm,
    serverOwned,
  });
  const uploads = createUploads({
    check: (key, file) => pdfSentence(typeOfFile(key), file),
    failed: (key, error) => uploadSentence(typeOfFile(key), error),
    linkText: 'View Previous file',
  });
  const ownerNow = () => {
    const session = shell.session.current();
    return session?.user.role === 'intern' ? String(session.user.id) : null;
  };

  async function load(): Promise<Progress<InternshipForm>> {
    try {
      const progress = await api.progress();
      if (progress.submitted) {
        submissionStore.write({ application: progress.submitted });
        return { kind: 'done' };
      }
      uploads.load(storedFiles(progress.answer));
      return { kind: 'open', owner: ownerNow() ?? '', copy: copyOf(progress.answer) };
    } catch (error) {
      // Someone who signed in with a password and has no open application starts a new one.
      if (error instanceof ApiError && error.status === 404) return { kind: 'none' };
      throw error;
    }
  }

  async function signOut() {
    await api.logout().catch(() => undefined);
    shell.session.end('signed-out');
  }

  const wizard = createWizard<InternshipForm>({
    steps: internshipSteps,
    form,
    draft,
    url,
    notify: shell.notify,
    messages: wizardMessages,
    openTo: (values) => (welcomeComplete(values) ? 2 : 1),
    owner: ownerNow,
    load,
    signOut,
    forget: () => shell.session.end('expired'),
    goHome: () => shell.navigate('/'),
  });

  return {
    shell,
    api,
    form,
    draft,
    wizard,
    url,
    uploads,
    restoredPersonal: Boolean(early[1]?.slot.read()?.name || early[1]?.slot.read()?.email),
    async openProgress(answer) {
      uploads.load(storedFiles(answer));
      await draft.open(String(answer.user.id), copyOf(answer));
    },
    submitted(submission) {
      submissionStore.write(submission);
      uploads.clear();
      if (ownerNow() !== null) void signOut();
    },
    submission: submissionStore.read,
  };
}
