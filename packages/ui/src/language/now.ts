import { listed } from '@portal/contract-language-v1/languages';
import * as t from '../messages/speech';

/** The present language of the page, for names and dates; English when the page uses the language made up for tests. */
export const languageNow = (): string => listed(t.languageCode())?.code ?? 'en';
