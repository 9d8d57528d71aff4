import { constants, inflateRawSync } from 'node:zlib';
import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import type { FoundObject } from './found';
import { ObjectReader, type Steps } from './reader';
import { Refused } from './refused';

/** The most bytes of one inflated object stream, and of all those in a file. */
const largestPart = 16 * 1024 * 1024;
const mostInflated = 64 * 1024 * 1024;

const nameOf = (key: string) => PDFName.of(key);

/**
 * Whether an object is an object stream. Some readers ignore its type, so the key `First`, unique to them, counts, too.
 */
export const isPacked = ({ value, isStream }: Pick<FoundObject, 'value' | 'isStream'>): boolean =>
  isStream &&
  value instanceof PDFDict &&
  (value.get(nameOf('Type')) === nameOf('ObjStm') || value.has(nameOf('First')));

/**
 * The objects in an object stream.
 * @throws Refused if it is broken, too large, or compressed as no PDF writer does
 */
export function packedObjects(dictionary: PDFDict, bytes: Uint8Array, steps: Steps): FoundObject[] {
  // In an encrypted file readers may or may not decrypt a stream of another type.
  if (dictionary.get(nameOf('Type')) !== nameOf('ObjStm')) throw new Refused('unreadable');
  const content = inflated(dictionary, bytes);
  steps.inflated += content.length;
  if (steps.inflated > mostInflated) throw new Refused('unreadable');
  const [count, first] = [wholeNumber(dictionary, 'N'), wholeNumber(dictionary, 'First')];
  const reader = new ObjectReader(content, steps);
  return placesOf(reader, { count, first }).map(({ number, from, next }) => {
    const { value, end } = reader.objectAt(from);
    // Some readers end an object where the next one begins.
    if (end > next) throw new Refused('unreadable');
    const { hasAddress, hasTwins } = reader;
    const place = { number, generation: 0, numbered: false, from, to: end };
    return { value, isStream: false, hasAddress, hasTwins, ...place };
  });
}

interface Place {
  number: number;
  from: number;
  /** The offset of the next object. */
  next: number;
}

/** The list at the beginning of the stream: each object's number, and its offset after the list. */
function placesOf(reader: ObjectReader, { count, first }: { count: number; first: number }): Place[] {
  const places: Place[] = [];
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    const number = reader.numberAt(at);
    const offset = reader.numberAt(number.end);
    at = offset.end;
    const from = first + offset.value;
    const before = places.at(-1);
    if (before) before.next = from;
    places.push({ number: number.value, from, next: Number.POSITIVE_INFINITY });
  }
  return places;
}

function wholeNumber(dictionary: PDFDict, key: string): number {
  const value = dictionary.get(nameOf(key));
  if (!(value instanceof PDFNumber) || !Number.isInteger(value.asNumber()) || value.asNumber() < 0)
    throw new Refused('unreadable');
  return value.asNumber();
}

const twins = [
  ['Filter', 'F'],
  ['DecodeParms', 'DP'],
];

function inflated(dictionary: PDFDict, bytes: Uint8Array): Uint8Array {
  // If a long and a short name of the same key are given, readers may take either.
  for (const [long = '', short = ''] of twins)
    if (dictionary.has(nameOf(long)) && dictionary.has(nameOf(short))) throw new Refused('unreadable');
  const filters = only(dictionary.get(nameOf('Filter')) ?? dictionary.get(nameOf('F')));
  if (dictionary.has(nameOf('DecodeParms')) || dictionary.has(nameOf('DP'))) refuseChanged(dictionary);
  if (!filters) return bytes;
  if (filters !== nameOf('FlateDecode') && filters !== nameOf('Fl')) throw new Refused('unreadable');
  if (((bytes[0] ?? 0) & 15) !== 8) throw new Refused('unreadable');
  try {
    // The checksum at the end is ignored, as many readers do.
    return inflateRawSync(bytes.subarray(2), {
      maxOutputLength: largestPart,
      finishFlush: constants.Z_SYNC_FLUSH,
    });
  } catch {
    throw new Refused('unreadable');
  }
}

/** Refuses predictors, which encode bytes relative to their neighbours: writers need them for tables and pictures. */
function refuseChanged(dictionary: PDFDict): void {
  const parameters = only(dictionary.get(nameOf('DecodeParms')) ?? dictionary.get(nameOf('DP')));
  if (parameters instanceof PDFRef) throw new Refused('unreadable');
  if (!(parameters instanceof PDFDict)) return;
  const predictor = parameters.get(nameOf('Predictor'));
  if (predictor && !(predictor instanceof PDFNumber && predictor.asNumber() === 1))
    throw new Refused('unreadable');
}

/** The only element of an array, or the value itself. */
function only(value: PDFObject | undefined): PDFObject | undefined {
  if (!(value instanceof PDFArray)) return value;
  if (value.size() > 1) throw new Refused('unreadable');
  return value.size() === 0 ? undefined : value.get(0);
}
