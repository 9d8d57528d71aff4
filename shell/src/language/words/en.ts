import type { Words } from '../saying';

export { startLanguages } from '../start';

/** They stand in the pages. */
export const words: Words = { own: [], ui: [] };
