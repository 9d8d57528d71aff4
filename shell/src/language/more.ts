let load: () => Promise<void> = async () => undefined;

/** Loads the words of all pages of the shell in the current language; English words are in the pages. */
export const allWords = (): Promise<void> => load();

/** Sets the function by which words are loaded from now on. */
export function wordsComeBy(more: () => Promise<void>): void {
  load = more;
}

/** Loads code that shows text, together with all words. */
export async function withAllWords<T>(code: Promise<T>): Promise<T> {
  const [arrived] = await Promise.all([code, allWords()]);
  return arrived;
}
