import type { Words } from '../words-of-page';

export { startLanguages } from '../start';

/** They stand in the pages. */
export const words: Words = { own: [], ui: [] };
