import { colonIn, labelledIn, partsIn } from '@portal/contract-language-v1/punctuation';
import { memory } from '../base/memory';
import { languageNow } from './now';

interface Labelled {
  label: string;
  value: string;
}

const written = ({ label, value }: Labelled): string => labelledIn(languageNow(), label, value);

/** A label followed by its value, punctuated as the language of the page requires. */
export function labelled(label: string, value: string): string {
  const words = written({ label, value });
  memory.now?.keep(words, (given) => written(given as Labelled), { label, value });
  return words;
}

/** The punctuation between a label and its value, where both are drawn separately. */
export const colon = (): string => `${colonIn(languageNow())} `;

/** Parts that may contain commas, joined as the language of the page requires. */
export const parted = (parts: readonly string[]): string => partsIn(languageNow(), parts);
