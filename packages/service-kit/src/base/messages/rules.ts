import type { Message, Text } from './messages';

/**
 * joi reports a broken rule by an English sentence; this map finds the message for it. Rules are made when the service
 * starts.
 */
const messages = new Map<string, Message>();

/** The English sentence of a rule, for joi; `validated` later replaces it by the message itself. */
export function ruleText(text: Text): string {
  const sentence = String(text);
  if (typeof text !== 'string') messages.set(sentence, text);
  return sentence;
}

/** Arguments for joi's `error`, for a rule whose text depends on the value: the code, and the context with the text. */
export const withText = (text: Text): [code: string, context: { text: Text; english: string }] => [
  'text',
  { text, english: String(text) },
];

/** joi's messages for a schema that uses `withText`. */
export const textMessages = { text: '{#english}' };

/** The English sentences of several rules, by joi's codes. */
export const ruleTexts = (texts: Readonly<Record<string, Text>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([code, text]) => [code, ruleText(text)]));

/** The message for a sentence that joi reports. */
export const textOfRule = (sentence: string): Text => messages.get(sentence) ?? sentence;

/** The text for a field that is missing or empty. */
export const whenMissing = (text: Text) => whenever(text, 'any.required', 'string.empty');

/** One text for all of these problems with a field, by joi's codes. */
export const whenever = (text: Text, ...codes: readonly string[]) =>
  ruleTexts(Object.fromEntries(codes.map((code) => [code, text])));
