/** Whether a spreadsheet may take a text for a formula. East Asian keyboards type the wide characters. */
export const beginsFormula = (text: string): boolean =>
  /^\s*[=+\-@\t\r＝＋－＠]/.test(text) && !isPhone(text);

/** Whether a text is a phone number with a country code: nothing in it could be calculated but digits. */
const isPhone = (text: string): boolean => /^\+\d[\d ().-]{5,24}$/.test(text);

/**
 * Makes a text safe from being read as a formula when a CSV file is opened: puts an apostrophe before a character that
 * begins a formula, at the start of the text and after each separator in it. A program that splits at another separator
 * than the file's honours quotes only at the beginning of a cell, so text after a separator can become a cell of its
 * own. Cells of a workbook are typed and need no apostrophe.
 */
export const safeText = (text: string): string =>
  text
    .split(/(?<=[,;|\t\r\n])/)
    .map((part, index) =>
      (index === 0 ? beginsFormula(text) : beginsFormulaBehind(part)) ? `'${part}` : part,
    )
    .join('');

/** Ignores quotes: they are doubled when the cell is written, and programs differ in how many of them they drop. */
const beginsFormulaBehind = (part: string): boolean =>
  beginsFormula(part.replace(/^[\s"']+/, '').replace(/[\s,;|]+$/, ''));
