import { type Problem, problem } from './problem';

/** Translations of shown refusals of services into the current language. */
let now: ReadonlyMap<string, string> = new Map();

/** From now on translates refusals of services by these words. */
export function refusedMessage(words: ReadonlyMap<string, string>): void {
  now = words;
}

/** A problem described by sentences of a service, which are translated again when the language changes. */
export const refused = (sentences: readonly string[], field?: string): Problem =>
  problem(() => sentences.map((sentence) => now.get(sentence) ?? sentence).join(' '), field);
