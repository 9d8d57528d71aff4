import { translatorsFrom } from '@portal/service-kit/language';
import { sentences } from '../sentence-tables';

/** How somebody is written to, by the language that was kept for them. */
export const translatorFor = translatorsFrom(sentences);
