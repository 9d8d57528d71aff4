import type { Message, Text } from './messages';

/** joi reports a rule by its sentence; the message of each rule is found by it. Rules are made when the service starts. */
const messages = new Map<string, Message>();

/** The sentence of a rule, for joi; `validated` reports the message itself. */
export function ruleText(text: Text): string {
  const sentence = String(text);
  if (typeof text !== 'string') messages.set(sentence, text);
  return sentence;
}

/** For a rule whose text is known when a value is read: the code and what goes with it, for joi's `error`. */
export const withText = (text: Text): [code: string, context: { text: Text; english: string }] => [
  'text',
  { text, english: String(text) },
];

/** The messages of a schema that uses `withText`. */
export const textMessages = { text: '{#english}' };

/** The sentences of several rules, by joi's codes. */
export const ruleTexts = (texts: Readonly<Record<string, Text>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([code, text]) => [code, ruleText(text)]));

/** What a rule says, by the sentence that joi reports. */
export const textOfRule = (sentence: string): Text => messages.get(sentence) ?? sentence;

/** The text for a field that is missing or empty. */
export const whenMissing = (text: Text) => whenever(text, 'any.required', 'string.empty');

/** One text for all of these problems with a field, by joi's codes. */
export const whenever = (text: Text, ...codes: readonly string[]) =>
  ruleTexts(Object.fromEntries(codes.map((code) => [code, text])));
