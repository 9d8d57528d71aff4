const joiner = /[\u200c\u200d]/;
const selector = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/u;
const pictograph = /\p{Extended_Pictographic}/u;
const partOfPicture = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f/u;
const letter = /[\p{L}\p{M}]/u;
const latin = /\p{Script=Latin}/u;
const drawnInVariants = /[\p{Script=Han}\p{Script=Mongolian}\p{Extended_Pictographic}]/u;

/**
 * Matches invisible characters: format and control characters, fillers, variation selectors, and the empty Braille
 * pattern.
 */
const unseen =
  /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u2800\ufffc]/u;

/**
 * Whether an invisible character has a function: joiners shape letters of some scripts and connect emoji; variants of
 * Han characters are part of names.
 */
function belongs(sign: string, before = '', after = ''): boolean {
  if (joiner.test(sign))
    return (
      (letter.test(before) && letter.test(after) && !latin.test(before)) ||
      (partOfPicture.test(before) && pictograph.test(after))
    );
  return selector.test(sign) && drawnInVariants.test(before);
}

/** A text while it is typed: without invisible characters except joiners, which may belong to the next letter. */
export const seen = (typed: string): string =>
  [...typed.replace(/\t/g, ' ')]
    .filter((sign) => joiner.test(sign) || selector.test(sign) || /\s/.test(sign) || !unseen.test(sign))
    .join('');

/**
 * A text as people see it: without invisible characters, with each run of blanks as one blank, and none at its ends.
 * Line breaks stay, since several pasted lines are not one value.
 */
export function visible(typed: string): string {
  const signs = [...typed.replace(/[^\S\r\n\u2028\u2029]+/g, ' ')];
  const seen = signs.filter(
    (sign, index) =>
      /[\r\n\u2028\u2029]/.test(sign) ||
      !unseen.test(sign) ||
      belongs(sign, signs[index - 1], signs[index + 1]),
  );
  return seen.join('').replace(/ +/g, ' ').trim();
}

/**
 * Like `visible`, without any invisible character, and with full-width characters as plain ones: for addresses and
 * numbers.
 */
export const plainSigns = (typed: string): string =>
  visible(typed)
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/\u200c|\u200d|[\ufe00-\ufe0f]/g, '');
