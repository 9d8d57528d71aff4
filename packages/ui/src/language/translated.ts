import type { Text } from '@portal/contract-language-v1';
import { memory } from '../base/memory';

export interface Translate {
  (text: Text): string;
  /** Tables of sentences by their English text. */
  readonly tables?: readonly Readonly<Record<string, string>>[];
}

const inEnglish: Translate = (text) => String(text);
let translate = inEnglish;
/** Translations so far: pages render at every key, and searching for an unknown sentence is slow. */
let remembered = new Map<string, string>();
/** Translated definitions: the same definition gives the same object, so that lists of options are not made again. */
let rememberedIn = new WeakMap<object, unknown>();

/**
 * Translates a sentence of a contract (a question, a choice, an error) into the language of the page, and likewise
 * words that this page showed earlier in another language.
 */
export function translated(text: Text): string;
export function translated(text: Text | undefined): string | undefined;
export function translated(text: Text | undefined): string | undefined {
  if (!text) return text;
  return typeof text === 'string' ? translatedSentence(text) : kept(translate(text), text);
}

const kept = (words: string, text: Text): string => {
  memory.now?.keep(words, () => translate(text));
  return words;
};

function translatedSentence(english: string): string {
  const known = remembered.get(english);
  if (known !== undefined) return known;
  const words = translate(english);
  if (words === english) return memory.now?.sentence(english) ?? english;
  remembered.set(english, words);
  return kept(words, english);
}

/** From now on translates the contracts' sentences by `next`; without it they are English. */
export function setTranslate(next: Translate = inEnglish): void {
  translate = next;
  memory.now?.know(next.tables);
  remembered = new Map();
  rememberedIn = new WeakMap();
}

/**
 * Adds translations for sentences in any language, until the language changes; they also apply inside remembered words.
 */
export function addTranslations(sentences: ReadonlyMap<string, string>): void {
  for (const [sentence, words] of sentences) {
    remembered.set(sentence, words);
    memory.now?.keep(sentence, () => translated(sentence));
  }
}

/** The present translation of the contracts' sentences; undefined in English. */
export const currentTranslate = (): Translate | undefined =>
  translate === inEnglish ? undefined : translate;

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * Returns a contract's definition with its words (`en`) and labels in the language of the page; in English the same
 * object.
 */
export function translatedDefinition<Definition extends object>(definition: Definition): Definition {
  if (translate === inEnglish) return definition;
  const known = rememberedIn.get(definition) ?? translateDefinition(definition);
  rememberedIn.set(definition, known);
  return known as Definition;
}

function translateDefinition(value: unknown, key?: string): unknown {
  if (typeof value === 'string') return key === 'en' || key === 'label' ? translated(value) : value;
  if (Array.isArray(value)) return value.map((one) => translateDefinition(one));
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, translateDefinition(inner, name)]),
  );
}
