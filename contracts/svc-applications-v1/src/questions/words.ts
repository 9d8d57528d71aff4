import { Message, type Text, type Values, filled as written } from '@portal/contract-language-v1/message';

/** A text that people read, in each language of the portal. */
export interface Words {
  readonly en: string;
  /** The values of its placeholders, beside the values that the reading place knows. */
  readonly values?: Values;
}

/** The text with what belongs in its placeholders: `{limit}` with `{ limit: 200 }`. */
export const filled = ({ en, values }: Words, more: Values = {}): string =>
  written(en, { ...more, ...values }, String);

/** The text about what is wrong with an answer: a message where it has placeholders. */
export function textOf({ en, values }: Words, more: Values = {}): Text {
  const all = { ...more, ...values };
  const used = Object.entries(all).filter(([name]) => en.includes(`{${name}}`));
  return used.length > 0 ? new Message(en, Object.fromEntries(used)) : en;
}
