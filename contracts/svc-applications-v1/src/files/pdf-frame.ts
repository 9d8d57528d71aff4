/** Readers look for the header in so many bytes. */
export const pdfHeaderWithin = 1024;

/** The place of the header in the text of a file, a sign for each byte; -1 without one. */
export const pdfHeaderIn = (text: string): number => text.slice(0, pdfHeaderWithin).indexOf('%PDF-');

/** Where the last table of objects is; a word of a page that was sent behind the file names no place. */
const tablePlace = /startxref[\0\t\n\f\r ]+\d+/g;

/** The end mark, or its first signs, with nothing behind: readers do not miss the rest. */
const lastMark = /^[\0\t\n\f\r ]*(?:%(?:%E?O?)?)?[\0\t\n\f\r ]*$/;

/**
 * The place of the end mark behind the last table, or of the end of a file that has a table and nothing behind it; -1
 * where the file was cut off. Anything may follow the mark.
 */
export function pdfEndIn(text: string): number {
  const last = [...text.matchAll(tablePlace)].at(-1);
  if (!last) return -1;
  const mark = text.indexOf('%%EOF', last.index);
  const behind = last.index + last[0].length;
  return mark === -1 && lastMark.test(text.slice(behind)) ? behind : mark;
}
