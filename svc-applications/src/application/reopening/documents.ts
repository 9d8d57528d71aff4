import { documentKey, refereesKey } from '@portal/contract-svc-applications-v1/questions';
import { isLetter } from '../contents';

/** The keys that an upload of these types is about: a letter belongs to its referee. */
export const documentsTouched = (uploadTypes: readonly string[]) => (): string[] =>
  uploadTypes.map((uploadType) => (isLetter({ uploadType }) ? refereesKey : documentKey(uploadType)));
