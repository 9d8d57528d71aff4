import type { Words } from '../saying';

export * from '..';

/** They stand in the pages. */
export const words: Words = { own: [], ui: [] };
