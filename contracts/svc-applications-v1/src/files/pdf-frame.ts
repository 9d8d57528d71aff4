/** In bytes: readers look for the header in this part of the file. */
export const pdfHeaderWithin = 1024;

/** The position of the header in a file's text, one character for each byte; -1 when there is none. */
export const pdfHeaderIn = (text: string): number => text.slice(0, pdfHeaderWithin).indexOf('%PDF-');

/**
 * Matches the position of the last cross-reference table, with its number; the bare word in other content does not
 * match.
 */
const tablePlace = /startxref[\0\t\n\f\r ]+\d+/g;

/** Matches a complete or cut-off end mark with nothing after it: readers accept both. */
const lastMark = /^[\0\t\n\f\r ]*(?:%(?:%E?O?)?)?[\0\t\n\f\r ]*$/;

/**
 * The position of the end mark after the last table, or of the end of a file with a table and nothing after it; -1 when
 * the file was cut off. Anything may follow the mark.
 */
export function pdfEndIn(text: string): number {
  const last = [...text.matchAll(tablePlace)].at(-1);
  if (!last) return -1;
  const mark = text.indexOf('%%EOF', last.index);
  const behind = last.index + last[0].length;
  return mark === -1 && lastMark.test(text.slice(behind)) ? behind : mark;
}
