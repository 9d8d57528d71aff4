import { identitySentence, pdfSentence, uploadSentence } from '@portal/application-ui/documents';
import { identityKey } from '@portal/application-ui/visitor';

/** The error of a file before it is sent; an identity document may be a picture. */
export const checkFile = (key: string, file: File): Promise<string | null> =>
  (key === identityKey ? identitySentence : pdfSentence)(key, file);

/** The error of sending a file. */
export const failedFile = uploadSentence;
