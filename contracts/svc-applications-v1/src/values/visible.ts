const joiner = /[\u200c\u200d]/;
const selector = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/u;
const pictograph = /\p{Extended_Pictographic}/u;
const partOfPicture = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f/u;
const letter = /[\p{L}\p{M}]/u;
const latin = /\p{Script=Latin}/u;
const drawnInVariants = /[\p{Script=Han}\p{Script=Mongolian}\p{Extended_Pictographic}]/u;

/** What has no form of its own: format and control characters, fillers, variants, and the empty Braille pattern. */
const unseen =
  /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u2800\ufffc]/u;

/** Joiners shape letters of some scripts and hold pictures together; variants of Han characters are part of names. */
function belongs(sign: string, before = '', after = ''): boolean {
  if (joiner.test(sign))
    return (
      (letter.test(before) && letter.test(after) && !latin.test(before)) ||
      (partOfPicture.test(before) && pictograph.test(after))
    );
  return selector.test(sign) && drawnInVariants.test(before);
}

/** A text while it is typed: without signs that cannot be seen, but for joiners, which belong to the next letter. */
export const seen = (typed: string): string =>
  [...typed.replace(/\t/g, ' ')]
    .filter((sign) => joiner.test(sign) || selector.test(sign) || /\s/.test(sign) || !unseen.test(sign))
    .join('');

/**
 * A text in one line as people see it: without signs that cannot be seen, tabs and other blanks as one blank each, none
 * around it. Line breaks stay: who pasted several lines has not given one value.
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

/** The same without any sign that cannot be seen, full-width signs as the plain ones: for addresses and numbers. */
export const plainSigns = (typed: string): string =>
  visible(typed)
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/\u200c|\u200d|[\ufe00-\ufe0f]/g, '');
