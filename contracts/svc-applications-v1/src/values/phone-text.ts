import { plainSigns } from './visible';

const digit = /\p{Nd}/u;

/** The digit 0 to 9 for a digit of any script: scripts have their ten digits in sequence. */
function westernDigit(sign: string): string {
  const place = sign.codePointAt(0) ?? 0;
  let before = 0;
  while (digit.test(String.fromCodePoint(place - before - 1))) before += 1;
  return String(before % 10);
}

/** A phone number taken from typed text. */
export interface PhoneText {
  digits: string;
  /** True with a plus sign or 00 in front: then the digits include the dial code. */
  whole: boolean;
  /** The digits without a zero in brackets, when there is one. */
  withoutBracketed: string | undefined;
  /** The digits of an extension after the number. */
  extension?: string;
}

const label = /^[^\d+(]+/;
const remark = /\([^\d+()]*\)/g;
const between = /^[\d\s()[\].,/~_'\u2018\u2019\u02bc`\u00b4\u00b7\u2022\p{Pd}\u2212]*$/u;
// The mark of keycap digits, which phones' keyboards offer.
const keycap = /\u20e3/g;
// Extensions: '0788 123 456 ext. 12', 'x12', '#12', ';ext=12', 'poste 12', ',,12'.
const behind =
  /^(.*\d[\s)]*?)[\s(]*(?:[,;]*[\s(]*(?:\p{L}[\p{L}\s.]*|#)[:=#\s]*|,,+\s*|;\s*)(\d{1,6})[\s)#]*$/u;
const fewestBeforeExtension = 6;

/** Splits a number and the digits of its extension. */
function withoutExtension(number: string): { number: string; extension?: string } {
  const [, before = '', extension] = behind.exec(number) ?? [];
  const isNumber = between.test(before) && before.replace(/\D/g, '').length >= fewestBeforeExtension;
  return isNumber && extension ? { number: before, extension } : { number };
}

/**
 * Takes a number out of the text that people write around it: a label in front, a remark behind, characters between
 * digits, a plus sign that follows the number in right-to-left scripts, an extension. Undefined when the text is no
 * single number.
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
