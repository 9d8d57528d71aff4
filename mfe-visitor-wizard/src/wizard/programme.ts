import { blankVisitForm, readVisitForm, type VisitForm } from '@portal/application-ui/form';
import { identityKey } from '@portal/application-ui/visitor';
import {
  type StepModule as Module,
  type Programme,
  type StoredProgress,
  storedDocuments,
  useApp as useWizard,
  type WizardApp,
} from '@portal/application-ui/wizard';
import { identityUpload } from '@portal/contract-svc-applications-v1';
import { readProblem } from '@portal/ui/wizard';
import type { VisitApi } from '../api';
import * as t from '../messages/steps';
import { messages, visitWords } from './messages';
import { needSignIn } from './need-sign-in';
import { steps } from './steps';

export type VisitApp = WizardApp<VisitForm, VisitApi>;
export type StepModule = Module<VisitForm, VisitApi>;
export const useApp = useWizard<VisitForm, VisitApi>;

const AUTOSAVE_MS = 45_000;

/** The stored files; the identity document has a name of its own. */
function storedFiles({ uploads }: StoredProgress) {
  const { [identityUpload]: identity, ...others } = storedDocuments(uploads);
  return identity ? { ...others, [identityKey]: identity } : others;
}

/** What is said about files comes with the first of them; null where it cannot be loaded just now. */
const aboutFiles = () => import('./about-files').catch(() => null);

async function checkFile(key: string, file: File): Promise<string | null> {
  // A file that nobody looked at here is looked at by the server.
  return (await aboutFiles())?.checkFile(key, file) ?? null;
}

async function failedFile(key: string, error: unknown): Promise<string | null> {
  const { kind } = readProblem(error);
  if (kind === 'session') return messages.sessionLost;
  const about = await aboutFiles();
  return about ? about.failedFile(key, error) : visitWords.documents;
}

/** The visit application as data. */
export const visit: Programme<VisitForm, VisitApi> = {
  name: 'visitor-wizard',
  role: 'visitor',
  get title() {
    return t.title();
  },
  steps,
  messages,
  words: visitWords,
  blank: blankVisitForm,
  read: readVisitForm,
  describing: async () => (await import('@portal/application-ui/describing/visit')).describeVisitField,
  alsoEarly: [
    'institution_name',
    'institution_position',
    'national_id_name',
    'has_disability',
    'disability_description',
  ] satisfies (keyof VisitForm)[],
  storedFiles,
  fileFields: { [identityKey]: identityKey },
  checkFile,
  failedFile,
  fromProgress: (answer) => ({ national_id_name: storedFiles(answer)[identityKey]?.name ?? '' }),
  ready: needSignIn,
  manners: {
    signInStep: 2,
    autosaveMs: AUTOSAVE_MS,
    autosaveOn: (step) => step >= 2 && step < steps.length,
  },
};
