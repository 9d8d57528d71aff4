import { PDFDict, PDFName, PDFRef } from '@cantoo/pdf-lib';

const pdfHeaderWithin = 1024;

import type { ReadFile } from './objects';

const headerMark = Buffer.from('%PDF-', 'latin1');

/** The place of the header, which readers look for in the first kilobyte; -1 without one. */
export const headerOf = (bytes: Buffer): number => bytes.subarray(0, pdfHeaderWithin).indexOf(headerMark);

/** The place of the last end mark; -1 where the file was cut off. Anything may follow it. */
export function endMarkOf(file: Buffer): number {
  const table = file.lastIndexOf('startxref');
  return table === -1 ? -1 : file.indexOf('%%EOF', table);
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
