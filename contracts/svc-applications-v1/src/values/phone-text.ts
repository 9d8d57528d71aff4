import { plainSigns } from './visible';

const digit = /\p{Nd}/u;

/** The digits of every script as 0 to 9: they stand in tens beside one another. */
function westernDigit(sign: string): string {
  const place = sign.codePointAt(0) ?? 0;
  let before = 0;
  while (digit.test(String.fromCodePoint(place - before - 1))) before += 1;
  return String(before % 10);
}

/** What was typed as a phone number. */
export interface PhoneText {
  digits: string;
  /** With a plus sign or 00 in front: the dial code is among the digits. */
  whole: boolean;
  /** The digits without a zero that stands in brackets, where one does. */
  withoutBracketed: string | undefined;
  /** The digits of an extension that was typed behind the number. */
  extension?: string;
}

const label = /^[^\d+(]+/;
const remark = /\([^\d+()]*\)/g;
const between = /^[\d\s()[\].,/~_'\u2018\u2019\u02bc`\u00b4\u00b7\u2022\p{Pd}\u2212]*$/u;
// Digits as keys, as keyboards of phones offer them.
const keycap = /\u20e3/g;
// '0788 123 456 ext. 12', 'x12', '#12', ';ext=12', 'poste 12', ',,12': what is dialled once somebody has answered.
const behind =
  /^(.*\d[\s)]*?)[\s(]*(?:[,;]*[\s(]*(?:\p{L}[\p{L}\s.]*|#)[:=#\s]*|,,+\s*|;\s*)(\d{1,6})[\s)#]*$/u;
const fewestBeforeExtension = 6;

/** A number without its extension, and the extension's digits. */
function withoutExtension(number: string): { number: string; extension?: string } {
  const [, before = '', extension] = behind.exec(number) ?? [];
  const isNumber = between.test(before) && before.replace(/\D/g, '').length >= fewestBeforeExtension;
  return isNumber && extension ? { number: before, extension } : { number };
}

/**
 * Takes a number out of what people write around it: a label in front, a remark behind, signs between digits, a plus
 * sign that stands behind in scripts from right to left, an extension. Undefined where it is no single number.
 */
export function phoneText(typed: string): PhoneText | undefined {
  const plain = plainSigns(typed)
    .replace(/\p{Nd}/gu, westernDigit)
    .replace(/[\u207a\ufb29\ufe62]/g, '+')
    .replace(keycap, '')
    .replace(remark, ' ')
    .replace(label, '')
    .replace(/[^\d+)]+$/, '');
  const inFront = /^[(\s]*\++/.exec(plain)?.[0];
  const { number, extension } = withoutExtension(plain.slice(inFront?.length ?? 0).replace(/\++$/, ''));
  if (!between.test(number)) return undefined;
  const digits = number.replace(/\D/g, '');
  if (digits === '') return undefined;
  const doubleZero = digits.startsWith('00');
  const plus = inFront !== undefined || /\+$/.test(plain);
  const bracketed = number.replace(/\(\s*0\s*\)/, '');
  const strip = (text: string) => text.replace(/\D/g, '').replace(/^00/, '');
  return {
    digits: strip(number),
    whole: doubleZero || (plus && !digits.startsWith('0')),
    withoutBracketed: bracketed === number ? undefined : strip(bracketed),
    ...(extension === undefined ? {} : { extension }),
  };
}
