import { colonIn, labelledIn, partsIn } from '@portal/contract-language-v1/punctuation';
import { memory } from '../base/memory';
import { languageNow } from './now';

interface Labelled {
  label: string;
  value: string;
}

const written = ({ label, value }: Labelled): string => labelledIn(languageNow(), label, value);

/** A label with what it is the label of, as the language of the page writes it. */
export function labelled(label: string, value: string): string {
  const words = written({ label, value });
  memory.now?.keep(words, (given) => written(given as Labelled), { label, value });
  return words;
}

/** What stands between a label and its value where both are drawn apart. */
export const colon = (): string => `${colonIn(languageNow())} `;

/** Parts that may hold commas of their own, after each other, as the language of the page writes them. */
export const parted = (parts: readonly string[]): string => partsIn(languageNow(), parts);
