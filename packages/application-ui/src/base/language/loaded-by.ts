import type { ApplyWords } from '@portal/remote-sdk';

/** The languages of a page by the files that bring their words. */
export const loadedBy = <Words>(
  files: Readonly<Record<string, () => Promise<Words>>>,
  arrived: (words: Words) => ApplyWords,
): Record<string, () => Promise<ApplyWords>> =>
  Object.fromEntries(Object.entries(files).map(([language, load]) => [language, () => load().then(arrived)]));
