import { translatorsFrom } from '@portal/service-kit/language';
import { sentences } from '../sentence-tables';

/** Returns the translator for a person's kept language. */
export const translatorFor = translatorsFrom(sentences);
