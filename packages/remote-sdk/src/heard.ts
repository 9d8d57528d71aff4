/** More than a page shows at once. */
const MOST = 100;

const heard = new Map<string, string>();

/**
 * Remembers sentences that a service returned, with their language. A page that still shows one can translate it when
 * the language changes.
 */
export function hear(sentences: readonly string[], language: string): void {
  if (heard.size > MOST) heard.clear();
  for (const sentence of sentences) heard.set(sentence, language);
}

/** The sentences that services have returned, each with its language: 'en' where the answer names none. */
export const sentencesHeard = (): ReadonlyMap<string, string> => heard;
