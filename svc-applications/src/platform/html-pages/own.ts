import { escaped } from './layout';

// Of the private use area: no name, address or text that is taken holds them.
const [before, after] = ['\ue000', '\ue001'];

/** A name, a reference or what somebody typed, within a sentence: a browser's translation leaves it as it is. */
export const own = (text: string): string => `${before}${text}${after}`;

/** A sentence as HTML; what is `own` in it is marked. */
export const inHtml = (sentence: string): string =>
  escaped(sentence).replaceAll(before, '<span translate="no">').replaceAll(after, '</span>');
