import type { Text } from '@portal/contract-language-v1';
import { memory } from '../base/memory';

export interface Translate {
  (text: Text): string;
  /** What it finds sentences in, by their English. */
  readonly tables?: readonly Readonly<Record<string, string>>[];
}

const inEnglish: Translate = (text) => String(text);
let translate = inEnglish;
/** Translations so far: pages are rendered at every key, and the search for a sentence without words is slow. */
let remembered = new Map<string, string>();
/** Returns the same object for the same definition, so that lists of options are kept. */
let rememberedIn = new WeakMap<object, unknown>();

/**
 * A sentence of a contract (a question, a choice, what is wrong with an answer) in the language of the page; so are words
 * that this page has shown in another language before.
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

/** Translates the contracts' sentences by this from now on; without it, English. */
export function setTranslate(next: Translate = inEnglish): void {
  translate = next;
  memory.now?.know(next.tables);
  remembered = new Map();
  rememberedIn = new WeakMap();
}

/** Translates these sentences so, whatever language they are in, until the language changes; also within held words. */
export function addTranslations(sentences: ReadonlyMap<string, string>): void {
  for (const [sentence, words] of sentences) {
    remembered.set(sentence, words);
    memory.now?.keep(sentence, () => translated(sentence));
  }
}

/** How contracts' sentences are translated now; undefined in English. */
export const currentTranslate = (): Translate | undefined =>
  translate === inEnglish ? undefined : translate;

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Definitions of a contract with their words (`en`) and labels in the language of the page; in English the same ones. */
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
