import type { Say } from '@portal/remote-sdk';

/** The languages of a page by the files that bring their words. */
export const loadedBy = <Words>(
  files: Readonly<Record<string, () => Promise<Words>>>,
  arrived: (words: Words) => Say,
): Record<string, () => Promise<Say>> =>
  Object.fromEntries(Object.entries(files).map(([language, load]) => [language, () => load().then(arrived)]));
