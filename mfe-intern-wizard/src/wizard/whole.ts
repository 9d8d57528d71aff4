import { pdfSentence, uploadSentence } from '@portal/application-ui/documents';
import { type InternshipForm, readInternshipForm } from '@portal/application-ui/form';
import type { WholeProgramme } from '@portal/application-ui/wizard';
import { createInternApi, type InternApi } from '../api';
import { letterKey } from './letter-keys';
import { storedFiles } from './stored-files';

const typeOfFile = (key: string) =>
  key === letterKey.academic || key === letterKey.community ? 'letter' : key;

/** The internship application beyond its first screen. */
export const whole: WholeProgramme<InternshipForm, InternApi> = {
  read: readInternshipForm,
  calls: createInternApi,
  storedFiles,
  checkFile: (key, file) => pdfSentence(typeOfFile(key), file),
  failedFile: (key, error) => uploadSentence(typeOfFile(key), error),
};
