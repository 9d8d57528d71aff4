import type { Words } from '../words-of-page';

export { startLanguages } from '../start';

/** Empty: the English words are in the pages. */
export const words: Words = { own: [], ui: [] };
