/** More than a page shows at once. */
const MOST = 2000;

const saidBefore = new Map<string, () => string>();

/**
 * Remembers how words came to be: a state, a refusal, a short message may hold them while another language is chosen, and
 * `said(words)` says them in that one.
 */
export function remember(words: string, again: () => string): void {
  saidBefore.delete(words);
  saidBefore.set(words, again);
  if (saidBefore.size <= MOST) return;
  const [oldest = ''] = saidBefore.keys();
  saidBefore.delete(oldest);
}

/** The words in the language that is spoken now; undefined for words that this page did not say. */
export function sayAgain(words: string): string | undefined {
  const again = saidBefore.get(words);
  if (!again) return undefined;
  // Meanwhile nobody knows it: a message whose gap holds its own words would be said for ever.
  saidBefore.delete(words);
  const now = again();
  saidBefore.set(words, again);
  return now;
}
