import { pdfSentence, uploadSentence } from '@portal/application-ui/documents';
import type { InternshipForm } from '@portal/application-ui/form';
import { blankInternshipForm, readInternshipForm } from '@portal/application-ui/form';
import { type Programme, useApp as useWizard, type WizardApp } from '@portal/application-ui/wizard';
import type { InternApi } from '../api';
import * as t from '../messages/steps';
import { wizardMessages, words } from './messages';
import { steps } from './steps';
import { letterKey, storedFiles } from './stored-files';

export type InternApp = WizardApp<InternshipForm, InternApi>;
export const useApp = useWizard<InternshipForm, InternApi>;

const typeOfFile = (key: string) =>
  key === letterKey.academic || key === letterKey.community ? 'letter' : key;

/** The internship application as data. */
export const internship: Programme<InternshipForm, InternApi> = {
  name: 'intern-wizard',
  role: 'intern',
  get title() {
    return t.title();
  },
  steps,
  messages: wizardMessages,
  words,
  blank: blankInternshipForm,
  read: readInternshipForm,
  describing: async () => (await import('@portal/application-ui/describing/internship')).describeField,
  alsoEarly: [],
  storedFiles,
  fileFields: { [letterKey.academic]: 'references.0.letter', [letterKey.community]: 'references.1.letter' },
  checkFile: (key, file) => pdfSentence(typeOfFile(key), file),
  failedFile: (key, error) => uploadSentence(typeOfFile(key), error),
};
