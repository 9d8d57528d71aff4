import { PDFArray, PDFDict, PDFHexString, PDFName, type PDFObject, PDFRef, PDFString } from '@cantoo/pdf-lib';
import type { FoundObject } from './found';
import { Refused } from './refused';

const encrypt = PDFName.of('Encrypt');

/**
 * Refuses a file that readers might decrypt differently. Readers differ in which trailer counts, and which object of a
 * number, so all candidates must agree, including the first part of the file's id, which is part of the key.
 * @throws Refused if two of them differ
 */
export function refuseTwoLocks(objects: readonly FoundObject[], trailers: readonly PDFDict[]): void {
  if (!trailers.some((trailer) => trailer.has(encrypt))) return;
  const keys = trailers
    .filter((trailer) => trailer.has(PDFName.of('Root')) || trailer.has(encrypt))
    .map((trailer) => `${trailer.get(encrypt)} ${firstIdOf(trailer)}`);
  if (new Set(keys).size > 1) throw new Refused('unreadable');
  const locks = locksOf(objects, trailers);
  // Readers may also differ in what a reference within the encryption dictionary leads to.
  if (locks.some((lock) => !(lock instanceof PDFDict) || hasReference(lock))) throw new Refused('unreadable');
  const number = lockNumberOf(trailers);
  const hasTwins = objects.some((object) => object.number === number && object.hasTwins);
  if (hasTwins || locks.some((lock) => lock instanceof PDFDict && isLockedApart(lock)))
    throw new Refused('unreadable');
  if (new Set(locks.map(String)).size !== 1) throw new Refused('unreadable');
}

/** Whether texts and streams have different keys: no PDF writer does that, and the reader here supports only one. */
const isLockedApart = (lock: PDFDict): boolean =>
  lock.get(PDFName.of('StmF')) !== lock.get(PDFName.of('StrF'));

/** The number of the object with the encryption dictionary. */
export function lockNumberOf(trailers: readonly PDFDict[]): number | undefined {
  const lock = trailers.map((trailer) => trailer.get(encrypt)).find((value) => value !== undefined);
  return lock instanceof PDFRef ? lock.objectNumber : undefined;
}

function locksOf(objects: readonly FoundObject[], trailers: readonly PDFDict[]): PDFObject[] {
  const lock = lockNumberOf(trailers);
  if (lock !== undefined) return objects.filter(({ number }) => number === lock).map(({ value }) => value);
  return trailers.flatMap((trailer) => trailer.get(encrypt) ?? []);
}

function firstIdOf(trailer: PDFDict): string {
  const id = trailer.get(PDFName.of('ID'));
  const first = id instanceof PDFArray && id.size() > 0 ? id.get(0) : undefined;
  if (first instanceof PDFString || first instanceof PDFHexString)
    return Buffer.from(first.asBytes()).toString('hex');
  if (id === undefined) return '';
  throw new Refused('unreadable');
}

function hasReference(value: PDFObject): boolean {
  if (value instanceof PDFDict) return value.values().some(hasReference);
  if (value instanceof PDFArray) return value.asArray().some(hasReference);
  return value instanceof PDFRef;
}
