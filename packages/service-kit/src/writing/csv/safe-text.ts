/** Whether a spreadsheet may take a text for a formula. The wide signs are those of East Asian keyboards. */
export const beginsFormula = (text: string): boolean =>
  /^\s*[=+\-@\t\r＝＋－＠]/.test(text) && !isPhone(text);

/** A number with its country's code, and nothing that could be reckoned with but digits. */
const isPhone = (text: string): boolean => /^\+\d[\d ().-]{5,24}$/.test(text);

/**
 * A text that no spreadsheet takes for a formula when it opens a CSV file: an apostrophe before the signs that begin
 * one, and behind each separator in the text. Where lines are cut at another separator than they were written with,
 * quotes count at the beginning of a cell alone, so what stands behind a separator becomes a cell. Cells of a workbook
 * are typed, and need none.
 */
export const safeText = (text: string): string =>
  text
    .split(/(?<=[,;|\t\r\n])/)
    .map((part, index) =>
      (index === 0 ? beginsFormula(text) : beginsFormulaBehind(part)) ? `'${part}` : part,
    )
    .join('');

/** Quotes are doubled when the cell is written; programs differ in how many of them they drop. */
const beginsFormulaBehind = (part: string): boolean =>
  beginsFormula(part.replace(/^[\s"']+/, '').replace(/[\s,;|]+$/, ''));
