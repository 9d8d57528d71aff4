import { type ApplicationType, programmes } from '@portal/contract-svc-applications-v1';
import {
  backwards,
  cut,
  domainMark,
  fold,
  forwards,
  initialBit,
  shortestPart,
  splitWords,
} from '../application';

/** All words from `from` up to but without `to`, which share a beginning. */
export interface WordRange {
  from: string;
  to: string;
}

/** One condition; an application must meet all conditions of a search. */
export type SearchTerm =
  | { kind: 'nothing' }
  | { kind: 'id'; id: number; type?: ApplicationType }
  /** The application has a word that begins with this letter, or has this id. */
  | { kind: 'initial'; bit: number; id?: number }
  /** The application has a word in one of the ranges, or the part within a word, or has this id. */
  | { kind: 'words'; ranges: WordRange[]; part?: WordPart; id?: number };

/** Text that may be anywhere in a word. */
export interface WordPart {
  text: string;
  /** The ranges of the stored parts that begin with the text. */
  ranges: WordRange[];
  /** Whether it may be in the domain of an address. A plain word may not: nobody searches for all of gmail.com. */
  inDomain: boolean;
}

const greatestId = 2_147_483_647;
/** Fewer first or last digits of a phone number than this are shared by too many people. */
const fewestPhoneDigits = 6;

/** The conditions of a typed search, in one programme or in all; empty if nothing was typed. */
export function searchTerms(typed: string, type?: ApplicationType): SearchTerm[] {
  const trimmed = typed.trim();
  if (trimmed === '') return [];
  const tokens = asPhone(trimmed) ?? trimmed.split(/\s+/);
  const terms = [...new Set(tokens)].flatMap((token) => termsOf(token, type));
  return terms.length > 0 ? terms : [{ kind: 'nothing' }];
}

/** The digits of a phone number that was typed in groups; undefined if the text is none. */
function asPhone(typed: string): string[] | undefined {
  if (!/^\+?[\d\s()./-]+$/.test(typed)) return undefined;
  const digits = typed.replace(/\D/g, '');
  return digits.length >= fewestPhoneDigits ? [digits] : undefined;
}

const prefixes = programmes.map(({ prefix }) => prefix.toLowerCase());
const reference = new RegExp(`^(${[...prefixes, 'app'].join('|')})-(\\d+)$`, 'i');

function termsOf(token: string, type: ApplicationType | undefined): SearchTerm[] {
  const [, kind = '', number] = reference.exec(token) ?? [];
  if (number) return [referenceTerm(kind.toLowerCase(), number, type)];
  if (token.includes('@')) return [addressTerm(fold(token))];
  // A part of an email address, either of its local part or of its domain.
  if (/^[^.]{2,}(\.[^.]{2,})+$/.test(token)) return [dottedTerm(fold(token))];
  return splitWords(token).map(termOf);
}

function referenceTerm(prefix: string, number: string, type: ApplicationType | undefined): SearchTerm {
  const programme = programmes[prefixes.indexOf(prefix)]?.key ?? type;
  const id = type === undefined || programme === type ? idOf(number) : undefined;
  if (id === undefined) return { kind: 'nothing' };
  return { kind: 'id', id, ...(type === undefined && programme !== undefined && { type: programme }) };
}

function addressTerm(text: string): SearchTerm {
  const ranges = [beginningWith(text)];
  // Text that begins with @ is the beginning of a domain.
  const isPart = !text.startsWith(domainMark) && isLong(text);
  return { kind: 'words', ranges, ...(isPart && { part: { text: cut(text), ranges, inDomain: true } }) };
}

function dottedTerm(text: string): SearchTerm {
  const ranges = [beginningWith(text), beginningWith(domainMark + text)];
  return { kind: 'words', ranges, part: { text: cut(text), ranges, inDomain: true } };
}

function termOf(word: string): SearchTerm {
  const id = idOf(word);
  const bit = initialBit(word);
  if (bit !== undefined) return { kind: 'initial', bit, ...(id && { id }) };
  // Digits belong to phone numbers and ids, which are searched from either end but not from within.
  const isPart = isLong(word) && !/^\d+$/.test(word);
  const part: WordPart = { text: cut(word), ranges: [beginningWith(word)], inDomain: false };
  return { kind: 'words', ranges: rangesOf(word), ...(isPart && { part }), ...(id && { id }) };
}

const isLong = (word: string): boolean => [...word].length >= shortestPart;

function rangesOf(word: string): WordRange[] {
  const last = word.replace(/^0+/, '');
  if (!/^\d+$/.test(word) || last.length < fewestPhoneDigits) return [beginningWith(word)];
  return [word, forwards(word), backwards(last)].map(beginningWith);
}

function idOf(digits: string): number | undefined {
  const id = /^\d{1,12}$/.test(digits) ? Number(digits) : 0;
  return id >= 1 && id <= greatestId ? id : undefined;
}

/** The last of all characters: no word with this beginning comes after it. */
const end = '\u{10FFFF}';

function beginningWith(prefix: string): WordRange {
  const from = cut(prefix);
  return { from, to: from + end };
}
