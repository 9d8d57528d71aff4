import { PDFDict, PDFName } from '@cantoo/pdf-lib';
import type { FoundObject } from './found';
import { refuseTwoLocks } from './lock';
import { isPacked, packedObjects } from './packed';
import { ObjectReader, type Steps } from './reader';
import { Refused } from './refused';

export interface ReadFile {
  objects: FoundObject[];
  /** The dictionaries that name the first object: after tables, and of tables that are streams. */
  trailers: PDFDict[];
  steps: Steps;
}

/**
 * Reads every object of a file, in one pass through its bytes, without its tables: a false table hides nothing, and
 * neither does an object within the bytes of a stream, nor one that a later object replaces.
 * @throws Refused where an object cannot be read
 */
export function readObjects(file: Buffer): ReadFile {
  const steps: Steps = { done: 0, packed: 0, inflated: 0 };
  const reader = new ObjectReader(file, steps);
  const objects: FoundObject[] = [];
  for (let at = file.indexOf('obj'); at !== -1; at = file.indexOf('obj', at + 3)) {
    const found = objectBehind(file, reader, at);
    if (found) objects.push(found);
  }
  const trailers = trailersOf(file, reader);
  for (const { value, isStream } of objects)
    if (isStream && value instanceof PDFDict && isTable(value)) trailers.push(value);
  refuseTwoLocks(objects, trailers);
  if (!isEncrypted({ trailers }))
    for (const { value, stream } of objects.filter(isPacked))
      objects.push(...packedObjects(value as PDFDict, packedBytes(file, stream ?? 0, steps), steps));
  return { objects, trailers, steps };
}

/** A table that is a stream. Readers may go without its kind. */
const isTable = (value: PDFDict): boolean =>
  value.get(PDFName.of('Type')) === PDFName.of('XRef') ||
  (value.has(PDFName.of('W')) && value.has(PDFName.of('Root')));

export const isEncrypted = ({ trailers }: Pick<ReadFile, 'trailers'>): boolean =>
  trailers.some((trailer) => trailer.has(PDFName.of('Encrypt')));

/** The object behind the word `obj` at this place; undefined where the word is the end of another, or no word of the format. */
function objectBehind(file: Buffer, reader: ObjectReader, at: number): FoundObject | undefined {
  if (file.toString('latin1', at - 3, at) === 'end') return undefined;
  const header = numbersBefore(file, at);
  if (!header && !mayBeObject(file, at)) return undefined;
  try {
    const { value, end } = reader.objectAt(at + 3);
    // A comment between its numbers: readers know it by a number that is not known here.
    if (!header && endsComment(file, at)) throw new Refused('unreadable');
    const stream = value instanceof PDFDict ? streamAt(file, reader.signAfter(end)) : undefined;
    return {
      value,
      isStream: stream !== undefined,
      ...(header ?? { number: 0, generation: 0 }),
      numbered: header !== undefined,
      hasAddress: reader.hasAddress,
      from: at + 3,
      to: end,
      ...(stream !== undefined && { stream }),
    };
  } catch (error) {
    // Without numbers it may be three letters in the middle of a picture.
    if (error instanceof Refused || header || endsComment(file, at)) throw error;
    return undefined;
  }
}

const isDigit = (sign: number | undefined): boolean => sign !== undefined && sign >= 48 && sign <= 57;
const isSpace = (sign: number | undefined): boolean =>
  sign === 32 || sign === 10 || sign === 13 || sign === 9 || sign === 12 || sign === 0;
/** Signs that are looked at before the word `obj`: two numbers, and the blanks between them. */
const longestHeader = 64;

/** The two numbers before the word `obj`. */
function numbersBefore(file: Buffer, at: number): { number: number; generation: number } | undefined {
  const least = Math.max(0, at - longestHeader);
  let place = at;
  const back = (is: (sign: number | undefined) => boolean) => {
    const end = place;
    while (place > least && is(file[place - 1])) place -= 1;
    return file.toString('latin1', place, end);
  };
  back(isSpace);
  const generation = back(isDigit);
  const between = back(isSpace);
  const number = back(isDigit);
  if (!generation || !between || !number) return undefined;
  // The numbers of a comment, and those of the object before it on the same line.
  if (/[\r\n]/.test(file.toString('latin1', place, at)) && isInComment(file, place)) return undefined;
  return { number: Number(number), generation: Number(generation) };
}

function isInComment(file: Buffer, at: number): boolean {
  let place = at - 1;
  while (place >= 0 && file[place] !== 10 && file[place] !== 13 && file[place] !== 37) place -= 1;
  return file[place] === 37;
}

/** Whether a dictionary or a list follows at once: with a comment between its numbers an object seems to have none. */
function mayBeObject(file: Buffer, at: number): boolean {
  if (!isSpace(file[at - 1])) return false;
  let next = at + 3;
  while (isSpace(file[next])) next += 1;
  const sign = String.fromCharCode(file[next] ?? 0);
  return sign === '[' || sign === '%' || (sign === '<' && file[next + 1] === file[next]);
}

/** Whether a line or a number ends before the word: then a comment may stand between its numbers. */
function endsComment(file: Buffer, at: number): boolean {
  let place = at - 1;
  while (isSpace(file[place])) {
    if (file[place] === 10 || file[place] === 13) return true;
    place -= 1;
  }
  return isDigit(file[place]);
}

/** Where the bytes of the stream begin whose word stands at this place. */
function streamAt(file: Buffer, at: number): number | undefined {
  if (file.toString('latin1', at, at + 6) !== 'stream') return undefined;
  let begins = at + 6;
  while (file[begins] === 32 || file[begins] === 9) begins += 1;
  if (file[begins] === 13) begins += 1;
  if (file[begins] === 10) begins += 1;
  return begins;
}

/**
 * The bytes of a stream with objects, to the next end mark: its compression knows where it ends.
 * @throws Refused where none follows, or streams share their bytes, which would be read for each of them
 */
export function packedBytes(file: Buffer, from: number, steps: Steps): Buffer {
  const end = file.indexOf('endstream', from);
  steps.packed += end - from;
  if (end === -1 || steps.packed > 2 * file.length) throw new Refused('unreadable');
  return file.subarray(from, end);
}

function trailersOf(file: Buffer, reader: ObjectReader): PDFDict[] {
  const trailers: PDFDict[] = [];
  for (let at = file.indexOf('trailer'); at !== -1; at = file.indexOf('trailer', at + 7)) {
    const next = reader.signAfter(at + 7);
    if (file.toString('latin1', next, next + 2) !== '<<') continue;
    const { value } = reader.objectAt(next);
    if (value instanceof PDFDict) trailers.push(value);
  }
  return trailers;
}
