import { identitySentence, pdfSentence, uploadSentence } from '@portal/application-ui/documents';
import {
  blankVisitForm,
  describeVisitField,
  readVisitForm,
  type VisitForm,
} from '@portal/application-ui/form';
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
import { messages, words } from './messages';
import { needSignIn } from './need-sign-in';
import { steps } from './steps';

export type VisitApp = WizardApp<VisitForm, VisitApi>;
export type StepModule = Module<VisitForm, VisitApi>;
export const useApp = useWizard<VisitForm, VisitApi>;

const AUTOSAVE_MS = 45_000;

/** The identity document goes under its own name among the files of the form. */
function storedFiles({ uploads }: StoredProgress) {
  const { [identityUpload]: identity, ...others } = storedDocuments(uploads);
  return identity ? { ...others, [identityKey]: identity } : others;
}

function failedFile(key: string, error: unknown): string | null {
  const { kind } = readProblem(error);
  return kind === 'session' ? messages.sessionLost : uploadSentence(key, error);
}

/** The visit application as data. */
export const visit: Programme<VisitForm, VisitApi> = {
  name: 'visitor-wizard',
  role: 'visitor',
  title: 'Visit application',
  steps,
  messages,
  words,
  blank: blankVisitForm,
  read: readVisitForm,
  describe: describeVisitField,
  alsoEarly: [
    'institution_name',
    'institution_position',
    'national_id_name',
    'has_disability',
    'disability_description',
  ] satisfies (keyof VisitForm)[],
  storedFiles,
  checkFile: (key, file) => (key === identityKey ? identitySentence : pdfSentence)(key, file),
  failedFile,
  fromProgress: (answer) => ({ national_id_name: storedFiles(answer)[identityKey]?.name ?? '' }),
  ready: needSignIn,
  manners: {
    signInStep: 2,
    autosaveMs: AUTOSAVE_MS,
    autosaveOn: (step) => step >= 2 && step < steps.length,
  },
};
