import { PDFArray, PDFDict, PDFName, PDFRef } from '@cantoo/pdf-lib';
import { pdfEndIn, pdfHeaderIn, pdfHeaderWithin } from '@portal/contract-svc-applications-v1/files/pdf-frame';
import type { FoundObject } from './found';
import type { ReadFile } from './objects';

/** The place of the header, which readers look for in the first kilobyte; -1 without one. */
export const headerOf = (bytes: Buffer): number => pdfHeaderIn(bytes.toString('latin1', 0, pdfHeaderWithin));

/** Whether these first bytes of a file, a kilobyte or more, have a header. */
export const beginsAsPdf = (bytes: Buffer): boolean => headerOf(bytes) !== -1;

/** The place of the end mark behind the last table; -1 where the file was cut off. Anything may follow it. */
export const endMarkOf = (file: Buffer): number => pdfEndIn(file.toString('latin1'));

/** Whether the file has its first object, and no object after its end: a file for the web that was cut off has some. */
export function isWhole(file: Buffer, { objects, trailers }: ReadFile): boolean {
  const end = endMarkOf(file);
  if (objects.some(({ from, numbered }) => numbered && from > end)) return false;
  return trailers.some((trailer) => {
    const root = trailer.get(PDFName.of('Root'));
    return (
      root instanceof PDFRef &&
      objects.some(({ number, value }) => number === root.objectNumber && value instanceof PDFDict)
    );
  });
}

/** Whether the file has a page: one that has none opens in no reader, or shows nothing. */
export function hasPage(objects: readonly Pick<FoundObject, 'value'>[]): boolean {
  const dictionaries = objects.flatMap(({ value }) => (value instanceof PDFDict ? [value] : []));
  const ofType = (name: string) =>
    dictionaries.filter((one) => one.get(PDFName.of('Type')) === PDFName.of(name));
  const isEmpty = (value: unknown) => value instanceof PDFArray && value.size() === 0;
  const lists = ofType('Pages');
  return (
    ofType('Page').length > 0 ||
    lists.length === 0 ||
    lists.some((list) => !isEmpty(list.get(PDFName.of('Kids'))))
  );
}
