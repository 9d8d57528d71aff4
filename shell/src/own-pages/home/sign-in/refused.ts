import { type Problem, problem } from './problem';

/** What services have refused, in the language of now. */
let now: ReadonlyMap<string, string> = new Map();

/** Translates the refusals of services by these words from now on. */
export function refusedMessage(words: ReadonlyMap<string, string>): void {
  now = words;
}

/** A problem in sentences of a service, each of which is translated again when somebody changes the language. */
export const refused = (sentences: readonly string[], field?: string): Problem =>
  problem(() => sentences.map((sentence) => now.get(sentence) ?? sentence).join(' '), field);
