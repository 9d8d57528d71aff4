import { Message, type Text, type Values, filled as written } from '@portal/contract-language-v1/message';

/** A text that people read, in each language of the portal. */
export interface Words {
  readonly en: string;
  /** Values of its placeholders, besides those that the caller knows. */
  readonly values?: Values;
}

/** Fills the placeholders: `{limit}` with `{ limit: 200 }`. */
export const filled = ({ en, values }: Words, more: Values = {}): string =>
  written(en, { ...more, ...values }, String);

/** The text of a problem with an answer: a message when it has placeholders. */
export function textOf({ en, values }: Words, more: Values = {}): Text {
  const all = { ...more, ...values };
  const used = Object.entries(all).filter(([name]) => en.includes(`{${name}}`));
  return used.length > 0 ? new Message(en, Object.fromEntries(used)) : en;
}
