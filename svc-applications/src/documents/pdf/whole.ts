import { PDFArray, PDFDict, PDFName, PDFRef } from '@cantoo/pdf-lib';
import { pdfEndIn, pdfHeaderIn, pdfHeaderWithin } from '@portal/contract-svc-applications-v1/files/pdf-frame';
import type { FoundObject } from './found';
import type { ReadFile } from './objects';

/** The offset of the header, which must be in the first kilobyte; -1 if there is none. */
export const headerOf = (bytes: Buffer): number => pdfHeaderIn(bytes.toString('latin1', 0, pdfHeaderWithin));

/** Whether the first bytes of a file, at least a kilobyte of them, have a PDF header. */
export const beginsAsPdf = (bytes: Buffer): boolean => headerOf(bytes) !== -1;

/** The offset of the end mark after the last table; -1 if the file was cut off. Anything may follow the mark. */
export const endMarkOf = (file: Buffer): number => pdfEndIn(file.toString('latin1'));

/** Whether the file has its root object, and no object after its end: a linearized file that was cut off lacks some. */
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

/** Whether the file has a page: a file without any shows nothing, or does not open. */
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
