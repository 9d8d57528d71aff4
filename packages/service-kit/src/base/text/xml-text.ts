/**
 * Matches all characters that XML 1.0 excludes (production `Char`): some controls, half surrogates, U+FFFE and U+FFFF.
 */
const unwritable = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/**
 * Removes the characters that an XML document cannot hold in any notation: a single one would make the whole file
 * unreadable. None of them is visible.
 */
export const xmlText = (text: string): string => text.replace(unwritable, '');
