/** The value of a placeholder: a text, words of a contract, a day, a large number, another message, or a list. */
export type Value = string | number | Label | Day | Amount | Message | readonly Value[];

export type Values = Readonly<Record<string, Value>>;

/**
 * A label of a contract, such as the name of a status, as a value within a message. Other languages find it by its
 * exact text.
 */
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

/** The text of a problem or a notice: a message, or a sentence without placeholders. */
export type Text = Message | string;

/**
 * A text of the portal as data: its key in the catalogue (messages/en.json) and the values of its placeholders. It is
 * written in the reader's language when an answer leaves the service or a page renders it; as a string it is its
 * English sentence.
 */
export class Message {
  constructor(
    /**
     * The catalogue's English text with its placeholders. Other languages are found by it, and so is the key, in
     * `codes`.
     */
    readonly english: string,
    readonly values: Values = {},
    /** The code in an answer: the same in every language and release. Messages of a contract have none on pages. */
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

/** Fills the placeholders of a text with values, which are not translated. */
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
 * Returns the messages of a catalogue by their keys: `message('tokensMost', { most })`. An unknown key does not
 * compile, nor does a message without its values.
 */
export const messagesOf =
  <const English extends Readonly<Record<string, string>>>(english: English): MessagesOf<English> =>
  (key, ...[values]) =>
    new Message(english[key] as string, values as Values | undefined, key);

/** A named type, since declarations generated from the types alone cannot write it out. */
export type MessagesOf<English extends Readonly<Record<string, string>>> = <
  Key extends keyof English & string,
>(
  key: Key,
  ...values: Given<English[Key]>
) => Message;

/**
 * Returns the messages of a contract, whose English text is written where it is used, so that a page contains only the
 * messages it uses: `message('Add at most {limit}', { limit })`. A text that is not in the catalogue does not compile.
 */
export const messagesByEnglish =
  <English extends string>(): MessagesByEnglish<English> =>
  (english, ...[values]) =>
    new Message(english, values as Values | undefined);

/** Named for the same reason as `MessagesOf`. */
export type MessagesByEnglish<English extends string> = <Sentence extends English>(
  english: Sentence,
  ...values: Given<Sentence>
) => Message;
