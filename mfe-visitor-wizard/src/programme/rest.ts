import { identitySentence, pdfSentence, uploadSentence } from '@portal/application-ui/documents';
import { readVisitForm, type VisitForm } from '@portal/application-ui/form';
import { identityKey } from '@portal/application-ui/visitor';
import {
  type StoredProgress,
  stepFields,
  storedDocuments,
  type WholeProgramme,
} from '@portal/application-ui/wizard';
import { identityUpload } from '@portal/contract-svc-applications-v1';
import { visitSections } from '@portal/contract-svc-applications-v1/questions';
import { createVisitApi, type VisitApi } from '../api';
import { stepNumber } from '../steps';

/** The stored files by key; the identity document has a key of its own. */
function storedFiles({ uploads }: StoredProgress) {
  const { [identityUpload]: identity, ...others } = storedDocuments(uploads);
  return identity ? { ...others, [identityKey]: identity } : others;
}

/** The visit application beyond its first screen. */
export const whole: WholeProgramme<VisitForm, VisitApi> = {
  read: readVisitForm,
  fields: stepFields('visitor', visitSections, {
    [stepNumber('personal-info')]: [identityKey, `documents.${identityKey}`],
    // The days of a visit are stored as its availability.
    [stepNumber('logistics')]: ['availability'],
  }),
  calls: createVisitApi,
  storedFiles,
  // An identity document may be a picture; other documents are PDFs.
  checkFile: (key, file) => (key === identityKey ? identitySentence : pdfSentence)(key, file),
  failedFile: (key, error) => uploadSentence(key, error),
  fromProgress: (answer) => ({ national_id_name: storedFiles(answer)[identityKey]?.name ?? '' }),
};
