/**
 * Sentences that browser and server share are written in English as plain data: questions, choices, problems. Other
 * languages find them by their exact English text. A sentence with placeholders, `Select your {label}`, is a message,
 * which carries their values. Version 1: additions raise the minor number.
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

/** Translations, or codes, by English sentence. */
export type Sentences = Readonly<Record<string, string>>;

/** How a language writes days (of universal time) and numbers. */
export interface Figures {
  day(at: Date): string;
  number(amount: number): string;
}

/** Translates messages, and English sentences that are in its tables; unknown sentences stay as they are. */
export interface Translate {
  (text: Text): string;
  /** The tables in which it looks sentences up. */
  readonly tables: readonly Sentences[];
}

/** Makes a translator by tables; `figures` writes days and large numbers. */
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

/** Makes a translator by tables that writes days and numbers as English does. */
export const translateBy = (...tables: readonly Sentences[]): Translate => translateWith(tables);

/**
 * Finds the translation of a label, which begins with a capital letter only at the beginning of a sentence: 'approved'
 * is found as 'Approved'.
 */
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
