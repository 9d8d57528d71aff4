/**
 * A text that no spreadsheet takes for a formula, also after the file was saved as CSV: an apostrophe before the
 * characters that begin a formula. The cell itself holds text in any case.
 */
export function safeText(text: string): string {
  return /^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
