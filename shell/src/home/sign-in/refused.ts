import { type Problem, problem } from './problem';

/** What services have refused, in the language of now. */
let now: ReadonlyMap<string, string> = new Map();

/** Says what services have refused so from now on. */
export function sayRefused(words: ReadonlyMap<string, string>): void {
  now = words;
}

/** A problem in sentences of a service, each of which is said anew when somebody chooses another language. */
export const refused = (sentences: readonly string[], field?: string): Problem =>
  problem(() => sentences.map((sentence) => now.get(sentence) ?? sentence).join(' '), field);
