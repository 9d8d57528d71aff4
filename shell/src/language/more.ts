let load: () => Promise<void> = async () => undefined;

/** Has the words of all pages of the shell in the language that is spoken; English has them with the pages. */
export const allWords = (): Promise<void> => load();

/** By this they come from now on. */
export function wordsComeBy(more: () => Promise<void>): void {
  load = more;
}

/** Code that says words, with these words. */
export async function withAllWords<T>(code: Promise<T>): Promise<T> {
  const [arrived] = await Promise.all([code, allWords()]);
  return arrived;
}
