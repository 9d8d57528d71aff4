import type { ApplyWords } from '@portal/remote-sdk';

/** Makes the languages of a page from the files that contain their words. */
export const loadedBy = <Words>(
  files: Readonly<Record<string, () => Promise<Words>>>,
  arrived: (words: Words) => ApplyWords,
): Record<string, () => Promise<ApplyWords>> =>
  Object.fromEntries(Object.entries(files).map(([language, load]) => [language, () => load().then(arrived)]));
