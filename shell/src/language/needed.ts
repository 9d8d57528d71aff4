let load: () => Promise<unknown> = async () => undefined;

/** What has to be loaded, besides its words, before the language changes. */
export const needed = (): Promise<unknown> => load();

/** Names what a page needs before it can be drawn in another language. Returns what ends it. */
export function alsoNeed(what: () => Promise<unknown>): () => void {
  const before = load;
  load = what;
  return () => {
    load = before;
  };
}
