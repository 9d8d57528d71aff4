import { PDFDict, PDFName } from '@cantoo/pdf-lib';
import type { FoundObject } from './found';
import { isBeforeValue, mayHideNumbers, numbersBefore } from './header';
import { refuseTwoLocks } from './lock';
import { isPacked, packedObjects } from './packed';
import { ObjectReader, type Steps } from './reader';
import { Refused } from './refused';

export interface ReadFile {
  objects: FoundObject[];
  /** The dictionaries that name the root object: in trailers, and in cross-reference streams. */
  trailers: PDFDict[];
  steps: Steps;
}

/**
 * Reads every object of a file in one pass through its bytes, ignoring the cross-reference tables: so neither a false
 * table, nor the bytes of a stream, nor a later object can hide an object.
 * @throws Refused if an object cannot be read
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
  for (const object of objects) {
    const { value, isStream, hasTwins } = object;
    if (!isStream || !(value instanceof PDFDict)) continue;
    // If a key has two values readers may take either; writers of such streams write only one.
    if (hasTwins && (isPacked(object) || value.has(PDFName.of('Encrypt')))) throw new Refused('unreadable');
    if (isTable(value)) trailers.push(value);
  }
  refuseTwoLocks(objects, trailers);
  if (!isEncrypted({ trailers }))
    for (const { value, stream } of objects.filter(isPacked))
      objects.push(...packedObjects(value as PDFDict, packedBytes(file, stream ?? 0, steps), steps));
  return { objects, trailers, steps };
}

/** Whether a dictionary belongs to a cross-reference stream; some readers ignore its type. */
const isTable = (value: PDFDict): boolean =>
  value.get(PDFName.of('Type')) === PDFName.of('XRef') ||
  (value.has(PDFName.of('W')) && (value.has(PDFName.of('Root')) || value.has(PDFName.of('Encrypt'))));

export const isEncrypted = ({ trailers }: Pick<ReadFile, 'trailers'>): boolean =>
  trailers.some((trailer) => trailer.has(PDFName.of('Encrypt')));

/** The object after the word `obj` at this offset; undefined if the word is part of `endobj`, or of other data. */
function objectBehind(file: Buffer, reader: ObjectReader, at: number): FoundObject | undefined {
  if (file.toString('latin1', at - 3, at) === 'end') return undefined;
  const header = numbersBefore(file, at);
  const isDisguised = !header && mayHideNumbers(file, at);
  if (!header && !isDisguised && !isBeforeValue(file, at)) return undefined;
  try {
    const { value, end } = reader.objectAt(at + 3);
    // Readers would know this object by a number that is not recognised here.
    if (isDisguised) throw new Refused('unreadable');
    const stream = value instanceof PDFDict ? streamAt(file, reader.signAfter(end)) : undefined;
    return {
      value,
      isStream: stream !== undefined,
      ...(header ?? { number: 0, generation: 0 }),
      numbered: header !== undefined,
      hasAddress: reader.hasAddress,
      hasTwins: reader.hasTwins,
      from: at + 3,
      to: end,
      ...(stream !== undefined && { stream }),
    };
  } catch (error) {
    // Without numbers it may be three letters within a picture.
    if (error instanceof Refused || header || (isDisguised && isBeforeValue(file, at))) throw error;
    return undefined;
  }
}

/** The offset of a stream's bytes, if the word here begins one; -1 if readers differ, undefined if it does not. */
function streamAt(file: Buffer, at: number): number | undefined {
  if (file.toString('latin1', at, at + 6) !== 'stream') return undefined;
  const [first, second] = [file[at + 6], file[at + 7]];
  if (first === 10) return at + 7;
  if (first === 13) return at + (second === 10 ? 8 : 7);
  // Some readers skip blanks, others the rest of the line.
  return -1;
}

/**
 * The bytes of an object stream up to the next end mark; its compression shows where it really ends.
 * @throws Refused if the beginning is not certain, no mark follows, or streams share bytes, which would be read again
 * for each of them
 */
export function packedBytes(file: Buffer, from: number, steps: Steps): Buffer {
  if (from === -1) throw new Refused('unreadable');
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
    if (!(value instanceof PDFDict)) continue;
    if (reader.hasTwins && value.has(PDFName.of('Encrypt'))) throw new Refused('unreadable');
    trailers.push(value);
  }
  return trailers;
}
