import { translatorsFrom } from '@portal/service-kit/language';
import { sentences } from '../sentence-tables';

/** The translator for mail to a person, by the language that is stored for them. */
export const translatorFor = translatorsFrom(sentences);
