/** More than a page shows at once. */
const MOST = 100;

const heard = new Map<string, string>();

/**
 * Remembers that these sentences came from a service, and in which language, for a page that still shows them when somebody
 * chooses another one.
 */
export function hear(sentences: readonly string[], language: string): void {
  if (heard.size > MOST) heard.clear();
  for (const sentence of sentences) heard.set(sentence, language);
}

/** The sentences that services have returned, each with its language: 'en' where the answer names none. */
export const sentencesHeard = (): ReadonlyMap<string, string> => heard;
