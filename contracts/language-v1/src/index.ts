/**
 * Sentences that browser and server share are specified in English and stand as plain data: questions, choices, problems.
 * Other languages find them by their English, word for word; what has placeholders, `Select your {label}`, is a message,
 * which bears their values. Version 1: additions raise the minor number.
 */
import { Amount, Day, filled, Label, Message, type Text, type Value } from './message';

export {
  Amount,
  Day,
  Label,
  Message,
  type MessagesByEnglish,
  type MessagesOf,
  messagesByEnglish,
  messagesOf,
  type Text,
  type Value,
  type Values,
} from './message';

/** By English sentence: its translation, or its code. */
export type Sentences = Readonly<Record<string, string>>;

/** How a language writes days, of universal time, and numbers. */
export interface Figures {
  day(at: Date): string;
  number(amount: number): string;
}

/** Translates messages, and English sentences that stand in its tables word for word; unknown ones stay as they are. */
export interface Translate {
  (text: Text): string;
  /** What it finds them in. */
  readonly tables: readonly Sentences[];
}

/** Translates by the tables; days and large numbers as `figures` writes them. */
export function translateWith(tables: readonly Sentences[], figures?: Figures): Translate {
  const sentences = new Map(tables.flatMap((table) => Object.entries(table)));
  const label = labelsIn(tables);
  const inPlace = (value: Value): string => {
    if (value instanceof Message) return translate(value);
    if (value instanceof Label) return label(value.english) ?? value.english;
    if (value instanceof Day && figures) return figures.day(value.at);
    if (value instanceof Amount && figures) return figures.number(value.amount);
    return Array.isArray(value) ? value.map(inPlace).join(', ') : String(value);
  };
  const translate = (text: Text): string =>
    text instanceof Message
      ? filled(sentences.get(text.english) ?? text.english, text.values, inPlace)
      : (sentences.get(text) ?? text);
  return Object.assign(translate, { tables });
}

/** Translates by the tables, with days and numbers as in English. */
export const translateBy = (...tables: readonly Sentences[]): Translate => translateWith(tables);

/** Finds labels, which have a capital letter at the begin of a sentence and none in its midst: 'approved' is 'Approved'. */
function labelsIn(tables: readonly Sentences[]): (english: string) => string | undefined {
  const wordsOf = (text: string) => tables.find((table) => Object.hasOwn(table, text))?.[text];
  return (text) => {
    const small = lowered(text);
    if (small !== text) return wordsOf(text) ?? wordsOf(small);
    const words = wordsOf(text.charAt(0).toUpperCase() + text.slice(1));
    return wordsOf(text) ?? (words && lowered(words));
  };
}

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
