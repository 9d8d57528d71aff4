import { PDFDict, PDFName, PDFRef } from '@cantoo/pdf-lib';

import type { ReadFile } from './objects';

const pdfHeaderWithin = 1024;

const headerMark = Buffer.from('%PDF-', 'latin1');

/** The place of the header, which readers look for in the first kilobyte; -1 without one. */
export const headerOf = (bytes: Buffer): number => bytes.subarray(0, pdfHeaderWithin).indexOf(headerMark);

/** Where the last table of objects is; a word of a page that was sent behind the file names no place. */
const tablePlace = /startxref[\0\t\n\f\r ]+\d+/g;

/** The place of the end mark behind the last table; -1 where the file was cut off. Anything may follow it. */
export function endMarkOf(file: Buffer): number {
  const last = [...file.toString('latin1').matchAll(tablePlace)].at(-1);
  return last ? file.indexOf('%%EOF', last.index) : -1;
}

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
