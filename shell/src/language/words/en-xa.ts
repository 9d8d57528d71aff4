import ui from '@portal/ui/messages/en-xa';
import own from '../../messages/en-xa';
import { offersBy } from '../offers-by';
import type { Words } from '../words-of-page';

export { startLanguages } from '../start';

const accents: Readonly<Record<string, string>> = { a: 'á', e: 'ë', i: 'í', o: 'ö', u: 'ú' };

/** Lengthens a text as the generated catalogues do: accented letters, each word a third longer. */
const longer = (words: string): string =>
  words
    .replace(/\p{L}+/gu, (word) => word + word.slice(-Math.ceil(word.length / 3)).toLowerCase())
    .replace(/[aeiou]/g, (letter) => accents[letter] ?? letter);

export const words: Words = { own, ui, offers: offersBy(longer) };
