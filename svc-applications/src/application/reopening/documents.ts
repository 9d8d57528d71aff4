import { documentKey, refereesKey } from '@portal/contract-svc-applications-v1/questions';
import { isLetter } from '../contents';

/** The keys of the documents that an upload of these types concerns; a letter counts with its referee. */
export const documentsTouched = (uploadTypes: readonly string[]) => (): string[] =>
  uploadTypes.map((uploadType) => (isLetter({ uploadType }) ? refereesKey : documentKey(uploadType)));
