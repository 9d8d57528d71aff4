import { pdfSentence, uploadSentence } from '@portal/application-ui/documents';
import { type InternshipForm, readInternshipForm } from '@portal/application-ui/form';
import { stepFields, type WholeProgramme } from '@portal/application-ui/wizard';
import { letterFile } from '@portal/contract-svc-applications-v1';
import { internshipSections } from '@portal/contract-svc-applications-v1/questions';
import { createInternApi, type InternApi } from '../api';
import { stepNumber } from '../steps';
import { letterKey } from '../wizard/letter-keys';
import { storedFiles } from '../wizard/stored-files';

/** The name of a file within a sentence, by the file's key. */
function nameOfFile(key: string, { purpose }: InternshipForm): string {
  if (key === letterKey.academic) return letterFile('academic', purpose);
  return key === letterKey.community ? letterFile('community', purpose) : key;
}

/** The name of the file's field in the call that sends it. */
const fieldOf = (key: string) => (key === letterKey.academic || key === letterKey.community ? 'letter' : key);

/** The internship application beyond its first screen. */
export const whole: WholeProgramme<InternshipForm, InternApi> = {
  read: readInternshipForm,
  fields: stepFields('intern', internshipSections, { [stepNumber('community-reference')]: ['references'] }),
  calls: createInternApi,
  storedFiles,
  checkFile: (key, file, values) => pdfSentence(nameOfFile(key, values), file),
  failedFile: (key, error, values) => uploadSentence(nameOfFile(key, values), error, fieldOf(key)),
};
