let load: () => Promise<unknown> = async () => undefined;

/** Loads what has to be loaded, besides words, before the language changes. */
export const needed = (): Promise<unknown> => load();

/** Adds something that a page needs before it can be drawn in another language. Returns a function that removes it. */
export function alsoNeed(what: () => Promise<unknown>): () => void {
  const before = load;
  load = what;
  return () => {
    load = before;
  };
}
