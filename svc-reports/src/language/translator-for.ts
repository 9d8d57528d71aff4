import { translatorsFrom } from '@portal/service-kit/language';
import { sentences } from '../sentence-tables';

/** The translator of a document into a language. */
export const translatorFor = translatorsFrom(sentences);
