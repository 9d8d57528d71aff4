/** Whether a spreadsheet may take a text for a formula. The wide signs are those of East Asian keyboards. */
export const beginsFormula = (text: string): boolean =>
  /^\s*[=+\-@\t\r＝＋－＠]/.test(text) && !isPhone(text);

/** A number with its country's code, and nothing that could be reckoned with but digits. */
const isPhone = (text: string): boolean => /^\+\d[\d ().-]{5,24}$/.test(text);

/**
 * A text that no spreadsheet takes for a formula when it opens a CSV file: an apostrophe before the signs that begin
 * one. Cells of a workbook are typed, and need none.
 */
export const safeText = (text: string): string => (beginsFormula(text) ? `'${text}` : text);
