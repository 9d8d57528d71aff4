import { translatorsFrom } from '@portal/service-kit/language';
import { sentences } from '../sentence-tables';

/** Returns the translator of a document for a language. */
export const translatorFor = translatorsFrom(sentences);
