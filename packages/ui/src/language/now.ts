import { listed } from '@portal/contract-language-v1/languages';
import * as t from '../messages/speech';

/** The language that the page speaks at the moment, for names and dates: that of its words; for the one for tests English. */
export const languageNow = (): string => listed(t.languageCode())?.code ?? 'en';
