import * as t from '../messages/speech';

/** Languages for which browsers or we have names of countries and months; the one for tests has those of English. */
const named = ['fr', 'rw'];

/** The language that the page speaks at the moment, for names and dates: that of its words. */
export const languageNow = (): string => named.find((one) => one === t.languageCode()) ?? 'en';
