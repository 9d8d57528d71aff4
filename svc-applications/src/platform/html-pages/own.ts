import { escaped } from './layout';

// Characters of the private use area: no accepted name, address or text contains them.
const [before, after] = ['\ue000', '\ue001'];

/** Marks a name, a reference or typed text within a sentence, so that the browser's translation leaves it as it is. */
export const own = (text: string): string => `${before}${text}${after}`;

/** A sentence as HTML, with the texts that `own` marked left out of translation. */
export const inHtml = (sentence: string): string =>
  escaped(sentence).replaceAll(before, '<span translate="no">').replaceAll(after, '</span>');
