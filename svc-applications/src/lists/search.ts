import { type ApplicationType, programmes } from '@portal/contract-svc-applications-v1';
import { backwards, cut, domainMark, fold, forwards, initialBit, splitWords } from './words';

/** All words from `from` up to but without `to`, which share a beginning. */
export interface WordRange {
  from: string;
  to: string;
}

/** One condition; an application has to meet all conditions of a search. */
export type SearchTerm =
  | { kind: 'nothing' }
  | { kind: 'id'; id: number }
  /** Has a word that begins with this letter, or has this id. */
  | { kind: 'initial'; bit: number; id?: number }
  /** Has a word in one of the ranges, or has this id. */
  | { kind: 'words'; ranges: WordRange[]; id?: number };

const greatestId = 2_147_483_647;
/** Too many people share fewer first or last digits of a phone number. */
const fewestPhoneDigits = 6;

/** The conditions of a typed search; an empty list when nothing was typed. */
export function searchTerms(typed: string, type: ApplicationType): SearchTerm[] {
  const trimmed = typed.trim();
  if (trimmed === '') return [];
  const tokens = asPhone(trimmed) ?? trimmed.split(/\s+/);
  const terms = [...new Set(tokens)].flatMap((token) => termsOf(token, type));
  return terms.length > 0 ? terms : [{ kind: 'nothing' }];
}

/** The digits of a phone number that was typed in groups. */
function asPhone(typed: string): string[] | undefined {
  if (!/^\+?[\d\s()./-]+$/.test(typed)) return undefined;
  const digits = typed.replace(/\D/g, '');
  return digits.length >= fewestPhoneDigits ? [digits] : undefined;
}

const prefixes = programmes.map(({ prefix }) => prefix.toLowerCase());
const reference = new RegExp(`^(${[...prefixes, 'app'].join('|')})-(\\d+)$`, 'i');

function termsOf(token: string, type: ApplicationType): SearchTerm[] {
  const [, kind = '', number] = reference.exec(token) ?? [];
  if (number) {
    const programme = programmes[prefixes.indexOf(kind.toLowerCase())]?.key ?? type;
    const id = programme === type ? idOf(number) : undefined;
    return [id === undefined ? { kind: 'nothing' } : { kind: 'id', id }];
  }
  if (token.includes('@')) return [{ kind: 'words', ranges: [beginningWith(fold(token))] }];
  if (/^[^.]{2,}(\.[^.]{2,})+$/.test(token)) {
    // Part of an email address: of its local part or of its domain.
    const part = fold(token);
    return [{ kind: 'words', ranges: [beginningWith(part), beginningWith(domainMark + part)] }];
  }
  return splitWords(token).map(termOf);
}

function termOf(word: string): SearchTerm {
  const id = idOf(word);
  const bit = initialBit(word);
  if (bit !== undefined) return { kind: 'initial', bit, ...(id && { id }) };
  return { kind: 'words', ranges: rangesOf(word), ...(id && { id }) };
}

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
