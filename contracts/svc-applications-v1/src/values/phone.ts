import {
  Metadata,
  type MetadataJson,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/core';
import numbering from 'libphonenumber-js/metadata.max';
import { limits } from '../vocabulary';
import { dialCodeOf } from './dial-code';
import { type PhoneText, phoneText } from './phone-text';

const metadata = numbering as unknown as MetadataJson;

/** A phone number by its digits, beginning with the dial code. */
export interface ReadPhone {
  /**
   * `sure`: this is the number. `ask`: it may be this number, and the person is asked. `none`: it is no complete
   * number.
   */
  kind: 'sure' | 'ask' | 'none';
  digits: string;
  /** The likely number of excess digits; negative for missing digits. */
  excess?: number;
  /** The extension typed after the number; it is not stored. */
  extension?: string;
}

const none: ReadPhone = { kind: 'none', digits: '' };

const confirmed = /^tel:\+(\d{10,15})$/;

const parsed = (digits: string): PhoneNumber | undefined =>
  parsePhoneNumberFromString(`+${digits}`, {}, metadata);
const digitsOf = (number: PhoneNumber): string => number.number.slice(1);

/**
 * Whether the digits may be a number with its dial code. No dial code begins with a zero: such digits are dialled
 * within an unknown country.
 */
const inLimits = (digits: string): boolean =>
  !digits.startsWith('0') && digits.length >= limits.phone.min && digits.length <= limits.phone.max;

/** The number without a repeated dial code. */
function onceDialled(digits: string): string {
  const code = dialCodeOf(digits)?.slice(1) ?? '';
  const rest = digits.slice(code.length);
  if (code === '' || !rest.startsWith(code) || parsed(digits)?.isPossible()) return digits;
  return parsed(rest)?.isPossible() ? rest : digits;
}

type Codes = keyof typeof numbering.country_calling_codes;
type Country = Parameters<Metadata['selectNumberingPlan']>[0] & string;

/** The main country of a dial code. */
const countryOf = (code: string): Country | undefined =>
  numbering.country_calling_codes[code as Codes]?.[0] as Country | undefined;

/** The digits after the dial code, and their possible numbers in its country. */
function lengthsOf(digits: string): { rest: string; possible: readonly number[] } {
  const code = dialCodeOf(digits)?.slice(1) ?? '';
  const rest = digits.slice(code.length);
  const country = countryOf(code);
  if (!country) return { rest, possible: [] };
  const plans = new Metadata(metadata);
  plans.selectNumberingPlan(country);
  return { rest, possible: plans.numberingPlan?.possibleLengths() ?? [] };
}

/** Whether the number of digits after the dial code is possible in its country. */
function hasItsLength(digits: string): boolean {
  const { rest, possible } = lengthsOf(digits);
  return possible.includes(rest.length);
}

const isKnown = (digits: string): boolean => parsed(digits)?.isValid() === true;
const eachDigit = [...'0123456789'];
/** A larger difference in the number of digits is not taken for a slip. */
const mostSlipped = 3;

/**
 * The number of excess digits (negative: missing ones) by which the digits differ from a known number with the same
 * beginning.
 */
function slippedBy(digits: string): number | undefined {
  for (let count = 1; count <= mostSlipped; count += 1) {
    if (isKnown(digits.slice(0, -count))) return count;
    if (eachDigit.some((digit) => isKnown(digits + digit.repeat(count)))) return -count;
  }
  return undefined;
}

/**
 * The number of excess digits by the lengths of the country's numbers alone; undefined when the digits could be a
 * number.
 */
function excessOf(digits: string): number | undefined {
  const { rest, possible } = lengthsOf(digits);
  const { length } = rest.replace(/^0+/, '');
  if (possible.length === 0) return undefined;
  const [fewest, most] = [Math.min(...possible), Math.max(...possible)];
  return length > most ? length - most : length < fewest ? length - fewest : undefined;
}

/** The reading of digits that are no known number: the person is asked, with the likely slip. */
function unlikely(digits: string): ReadPhone {
  if (!inLimits(digits)) return none;
  const code = dialCodeOf(digits)?.slice(1) ?? '';
  const withoutZero = code + digits.slice(code.length).replace(/^0+/, '');
  const excess = slippedBy(digits) ?? slippedBy(withoutZero) ?? excessOf(digits);
  return excess === undefined ? { kind: 'ask', digits } : { kind: 'ask', digits, excess };
}

/** A number with its dial code, and how libphonenumber parses it. */
interface International {
  digits: string;
  number: PhoneNumber;
}

/**
 * The likeliest reading of digits with a dial code: a known number first, then a possible length as typed, then a
 * possible length without the zero that is dialled within the country.
 */
function international({
  digits,
  withoutBracketed,
}: Pick<PhoneText, 'digits' | 'withoutBracketed'>): International | undefined {
  const readings = [withoutBracketed, digits, onceDialled(digits)].flatMap((one) => {
    const number = one === undefined ? undefined : parsed(one);
    return one === undefined || !number ? [] : [{ digits: one, number }];
  });
  const known = readings.find(({ number }) => number.isValid());
  if (known) return { ...known, digits: digitsOf(known.number) };
  const asItStands = readings.find((one) => hasItsLength(one.digits));
  if (asItStands) return asItStands;
  const possible = readings.find(({ number }) => number.isPossible());
  return possible && { ...possible, digits: digitsOf(possible.number) };
}

/** The number for digits that are dialled within the country of a dial code. */
function national(digits: string, code: string): PhoneNumber | undefined {
  const defaultCountry = countryOf(code);
  return defaultCountry && parsePhoneNumberFromString(digits, { defaultCountry }, metadata);
}

const isMobile = (number: PhoneNumber | undefined): boolean => number?.getType()?.includes('MOBILE') === true;

const sure = (number: PhoneNumber): ReadPhone => ({ kind: 'sure', digits: digitsOf(number) });

/**
 * The stored answer for a number: with its plus sign. A number that looks like a slip and that the person has confirmed
 * is stored as a `tel:` link, so that the question is not asked again.
 */
export const keptPhone = (digits: string): string =>
  readPhone(`+${digits}`, '').kind === 'sure' ? `+${digits}` : `tel:+${digits}`;

/**
 * Reads a typed number beside the dial code of its country ('+250'). The dial code is put only before digits that are a
 * number of this country; otherwise the person is asked about the number that they may be.
 */
export function readPhone(typed: string, dialCode: string): ReadPhone {
  const kept = confirmed.exec(typed)?.[1];
  if (kept) return { kind: 'sure', digits: kept };
  const text = phoneText(typed);
  if (!text) return none;
  const read = readText(text, dialCode.replace(/\D/g, ''));
  if (read.kind === 'none' || text.extension === undefined) return read;
  return { ...read, kind: 'ask', extension: text.extension };
}

function readText(text: PhoneText, code: string): ReadPhone {
  if (!text.whole) return inCountry(text, code);
  const read = international(text);
  if (!read) return unlikely(text.digits);
  const isSlip = !read.number.isValid() && slippedBy(read.digits) !== undefined;
  return isSlip ? unlikely(read.digits) : { kind: 'sure', digits: read.digits };
}

function inCountry(text: PhoneText, code: string): ReadPhone {
  const { digits } = text;
  const atHome = national(digits, code);
  // Some people type a zero out of habit in a country that dials none.
  const withoutZero = national(digits.replace(/^0+/, ''), code);
  const known = [atHome, withoutZero].find((one) => one?.isValid());
  const whole = digits.startsWith('0') ? undefined : international(text);
  const hasOwnCode = digits.startsWith(code) && whole?.number.countryCallingCode === code;
  // Where numbers may be long, a mobile number with its dial code could also be read as a landline number.
  if (known && !(hasOwnCode && isMobile(whole?.number) && !isMobile(known))) return sure(known);
  if (whole && hasOwnCode) return { kind: 'sure', digits: whole.digits };
  if (whole?.number.isValid()) return { kind: 'ask', digits: whole.digits };
  const possible = [atHome, withoutZero].find((one) => one?.isPossible());
  if (possible) return unlikely(digitsOf(possible));
  return [unlikely(code + digits.replace(/^0+/, '')), ...ownCode(digits, code)].reduce(likelier);
}

/** Reads the digits as a number that already begins with its dial code. */
const ownCode = (digits: string, code: string): ReadPhone[] =>
  code !== '' && digits.startsWith(code) ? [unlikely(digits)] : [];

/** The reading with fewer missing or excess digits. */
function likelier(one: ReadPhone, other: ReadPhone): ReadPhone {
  if (one.kind === 'none') return other;
  if (other.kind === 'none') return one;
  return Math.abs(other.excess ?? 0) < Math.abs(one.excess ?? 0) ? other : one;
}

/**
 * The digits of a number with its dial code, with or without a plus sign; characters between digits are dropped.
 * Undefined for a text that cannot be a complete number, and for a number with an extension.
 */
export function wholePhone(typed: string): string | undefined {
  const text = phoneText(typed);
  if (!text || text.extension !== undefined) return undefined;
  const whole = text.digits.startsWith('0') ? undefined : international(text);
  if (whole) return whole.digits;
  return inLimits(text.digits) ? text.digits : undefined;
}

/** The number before a typed extension, formatted for people; undefined when there is no extension. */
export function phoneBeforeExtension(typed: string, dialCode = ''): string | undefined {
  const { extension, digits } = readPhone(typed, dialCode);
  return extension === undefined ? undefined : phoneInWords(digits);
}

/** Whether the text is a number without a dial code: '0788 123 456'. */
export const lacksDialCode = (typed: string): boolean => {
  const text = phoneText(typed);
  return text?.digits.startsWith('0') === true && wholePhone(typed) === undefined;
};

/** A number as people read it: '+254 712 345 678'. */
export function phoneInWords(digits: string): string {
  const number = parsed(digits);
  return number?.isPossible() ? number.formatInternational() : `+${digits}`;
}

/** The ISO 3166 code of a complete number's country, when the digits identify one. */
export const phoneCountry = (digits: string): string | undefined => parsed(digits)?.country;
