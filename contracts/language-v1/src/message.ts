/** The value of a placeholder: a text, words of a contract, a day, a large number, another message, or a list. */
export type Value = string | number | Label | Day | Amount | Message | readonly Value[];

export type Values = Readonly<Record<string, Value>>;

/** Words of a contract within a message: a label, the name of a status. Other languages have them word for word. */
export class Label {
  constructor(readonly english: string) {}

  toString(): string {
    return this.english;
  }
}

/** A day within a message, as each language writes it: '1 February 2027'. */
export class Day {
  /** @param at universal time */
  constructor(readonly at: Date) {}

  toString(): string {
    return this.at.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  }
}

/** A number of several thousands within a message, as each language writes it: '20,000'. */
export class Amount {
  constructor(readonly amount: number) {}

  toString(): string {
    return this.amount.toLocaleString('en');
  }
}

/** What a problem or a notice says: a message, or a sentence without placeholders. */
export type Text = Message | string;

/**
 * What the portal says, as data: the key in its catalogue (messages/en.json), and what stands in its placeholders. The edge
 * writes it in the language of whoever reads it; wherever a text is needed before that, it is its English sentence.
 */
export class Message {
  constructor(
    /** The English of the catalogue, with its placeholders: other languages have the words for it, and `codes` the key. */
    readonly english: string,
    readonly values: Values = {},
    /** The code in an answer: the same in every language and release. A contract's message goes without on pages. */
    readonly key?: string,
  ) {}

  toString(): string {
    return filled(this.english, this.values, inEnglish);
  }

  toJSON(): string {
    return this.toString();
  }
}

const inEnglish = (value: Value): string =>
  Array.isArray(value) ? value.map(inEnglish).join(', ') : String(value);

const placeholder = /\{(\w+)\}/g;

/** The words with what stands in their placeholders, which is taken as it is. */
export const filled = (words: string, values: Values, write: (value: Value) => string): string =>
  words.replace(placeholder, (place, name: string) => {
    const value = values[name];
    return value === undefined ? place : write(value);
  });

type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

type Given<Text extends string> = [Placeholders<Text>] extends [never]
  ? []
  : [values: Readonly<Record<Placeholders<Text>, Value>>];

/**
 * The messages of a catalogue by their keys: `message('tokensMost', { most })`. An unknown key does not compile, nor does a
 * message without its values.
 */
export const messagesOf =
  <const English extends Readonly<Record<string, string>>>(english: English): MessagesOf<English> =>
  (key, ...[values]) =>
    new Message(english[key] as string, values as Values | undefined, key);

/** By name, since a declaration made from the types alone cannot write it out. */
export type MessagesOf<English extends Readonly<Record<string, string>>> = <
  Key extends keyof English & string,
>(
  key: Key,
  ...values: Given<English[Key]>
) => Message;

/**
 * The messages of a contract, whose English stands where it is used, so that a page carries no others:
 * `message('Add at most {limit}', { limit })`. What is not in the catalogue does not compile.
 */
export const messagesByEnglish =
  <English extends string>(): MessagesByEnglish<English> =>
  (english, ...[values]) =>
    new Message(english, values as Values | undefined);

/** As `MessagesOf`. */
export type MessagesByEnglish<English extends string> = <Sentence extends English>(
  english: Sentence,
  ...values: Given<Sentence>
) => Message;
