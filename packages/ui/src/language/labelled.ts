import { labelledIn, partsIn } from '@portal/contract-language-v1/punctuation';
import { languageNow } from './now';

/** A label with what it is the label of, as the language of the page writes it. */
export const labelled = (label: string, value: string): string => labelledIn(languageNow(), label, value);

/** Parts that may hold commas of their own, after each other, as the language of the page writes them. */
export const parted = (parts: readonly string[]): string => partsIn(languageNow(), parts);
