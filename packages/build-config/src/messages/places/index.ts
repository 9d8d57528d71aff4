import { type Catalogue, isOfSentences } from '../catalogues';
import { pageOf } from './pages';
import { type Source, sourcesIn } from './sources';
import { tableIn } from './table';
import { whatIsAnswered, whatStandsAt } from './what';

/** Where a message appears, in the words of a person who looks at the portal: 'Home page: button'. */
export interface Place {
  message: string;
  file: string;
}

interface Message {
  part: string;
  group: string;
  key: string;
  english: string;
}

const most = 3;

/**
 * Returns a function that finds where a message appears, by searching the sources: pages name messages by key, services
 * by their English text.
 */
export function placesOf(root: string, catalogues: readonly Catalogue[]): (message: Message) => Place[] {
  const all = catalogues.flatMap(({ part }) => sourcesIn(root, part));
  const of = (part: string) => all.filter(({ file }) => file.startsWith(`${part}/src/`));
  const known = new Map(catalogues.map(({ part }) => [part, of(part)]));
  return (message) => {
    if (message.group === 'manifest') return [ofManifest(message.part)];
    const own = known.get(message.part) ?? [];
    const found = isOfSentences(message) ? bySentence(message, own, all) : byKey(message, own);
    const byMessage = new Map(found.map((place) => [place.message, place]));
    return [...byMessage.values()].slice(0, most);
  };
}

/** The place of a message of a remote's manifest: the names of its pages, which other pages show. */
const ofManifest = (part: string): Place => ({
  message: 'Every page: name of a page',
  file: `${part}/manifest.json`,
});

const placeAt = ({ file, text }: Source, at: number): Place => ({
  message: `${whereIn(file, text.slice(0, at))}: ${whatStandsAt(text, at)}`,
  file,
});

/** Whether a service's file makes a document of its own: a page, mail or paper. What other files say is an answer. */
const isDrawn = (file: string): boolean =>
  /\/(templates|mail|page|plain-pages|html-pages|reminders|letter|excel|pdf|questions|programmes)\b|vocabulary|svc-reports\/src\/words/.test(
    file,
  );

const answered = ({ message, file }: Place, english: string): Place => ({
  message: isDrawn(file) ? message : message.replace(/: text$/, `: ${whatIsAnswered(english)}`),
  file,
});

/** Finds a page's message: pages call a function of its group, `t.lead()`, or use the whole group as a table. */
function byKey({ group, key }: Message, own: readonly Source[]): Place[] {
  const pattern = new RegExp(`\\b\\w+\\.${key}\\b`, 'g');
  return own
    .filter(({ text }) => text.includes(`messages/${group}'`))
    .flatMap((source) => {
      const places = [...source.text.matchAll(pattern)].map(({ index }) => index);
      const table = tableIn(source.text, group);
      return (places.length === 0 && table >= 0 ? [table] : places).map((at) => placeAt(source, at));
    });
}

/**
 * Finds a sentence of a contract or a service in its source by key or English text; the pages that use it are its
 * places.
 */
function bySentence({ key, english }: Message, own: readonly Source[], all: readonly Source[]): Place[] {
  const places = own.flatMap((source) => {
    const named = source.text.indexOf(`message('${key}'`);
    const at = named < 0 ? writtenAt(source.text, english) : named;
    if (at < 0) return [];
    const used = source.file.startsWith('contracts/') ? usesOf(source, at, all) : [];
    return used.length > 0
      ? used.map((place) => answered(place, english))
      : [answered(placeAt(source, at), english)];
  });
  return places;
}

const literal = (words: string): string => words.replace(/[^\w ]/g, '\\$&').replaceAll("\\'", "\\\\?'");

/**
 * The position of an English text in a source, with any expression in its gaps; -1 where there is none. A short text
 * must stand within quotes; of a long text the longest part is enough.
 */
function writtenAt(text: string, english: string): number {
  const parts = english.split(/\{\w+\}/);
  const [longest = ''] = [...parts].sort((one, other) => other.length - one.length);
  const words = longest.trim();
  const isShort = words.length <= 8;
  if (isShort || parts.length > 1) {
    const whole = parts.map(literal).join('\\$?\\{[^}]*\\}');
    const at = text.search(new RegExp(isShort ? `(?<=['"\`\\n])${whole}(?=['"\`\\n])` : whole));
    if (at >= 0 || isShort) return at;
  }
  return Math.max(text.indexOf(words), text.indexOf(words.replaceAll("'", "\\'")));
}

/**
 * The pages that show a sentence by its constant, `readingMessages.noReaders`, even where the import renames the
 * constant.
 */
function usesOf({ text }: Source, at: number, all: readonly Source[]): Place[] {
  const before = text.slice(0, at);
  const member = /(\w+):\s*(?:\([^)]*\)\s*=>\s*)?(?:message\(\s*)?['"`][^'"`]*$/.exec(before)?.[1];
  const constant = [...before.matchAll(/export const (\w+)/g)].at(-1)?.[1];
  if (!member || !constant) return [];
  return all
    .filter(
      (source) =>
        /^(shell|mfe-|packages\/application-ui)/.test(source.file) && source.text.includes(constant),
    )
    .flatMap((source) => {
      const called = new RegExp(`\\b${constant} as (\\w+)`).exec(source.text)?.[1] ?? constant;
      const pattern = new RegExp(`\\b${called}\\.${member}\\b`, 'g');
      return [...source.text.matchAll(pattern)].map(({ index }) => placeAt(source, index));
    });
}

/** The page of a file; for some files the section or mail that the source names before the text. */
function whereIn(file: string, before: string): string {
  const last = (name: RegExp) => [...before.matchAll(name)].at(-1)?.[1];
  if (/^contracts\/[^/]+\/src\/questions\//.test(file)) {
    const section = last(/heading: \{ en: '([^']+)'/g) ?? last(/title: \{ en: '([^']+)'/g);
    if (section) return `Application form, “${section}”`;
  }
  if (/^svc-\w+\/src\/(templates\/|.*\bmail\.ts$)/.test(file)) {
    const mail = last(/(?:label: |toReferee\(\s*'[\w-]+',\s*)'([^']+)'/g);
    if (mail) return `Email “${mail}”`;
  }
  return pageOf(file) ?? file;
}
