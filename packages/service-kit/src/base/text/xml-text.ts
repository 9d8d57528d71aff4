/** Everything but the characters of XML 1.0 (its production `Char`): some controls, half letters, U+FFFE and U+FFFF. */
const unwritable = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/**
 * A text without the characters that no XML document may hold, whatever they are written as: one of them, and nobody can
 * open the whole file. Nothing that people read is lost.
 */
export const xmlText = (text: string): string => text.replace(unwritable, '');
