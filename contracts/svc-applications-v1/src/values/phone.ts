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

/** A number by its digits, the dial code first. */
export interface ReadPhone {
  /**
   * `sure`: this is the number. `ask`: it may be this one, and whoever typed it is asked. `none`: it is no whole number.
   */
  kind: 'sure' | 'ask' | 'none';
  digits: string;
  /** How many digits are likely too many; below zero, how many are missing. */
  excess?: number;
  /** The extension that was typed behind it, and is not kept. */
  extension?: string;
}

const none: ReadPhone = { kind: 'none', digits: '' };

const confirmed = /^tel:\+(\d{10,15})$/;

const parsed = (digits: string): PhoneNumber | undefined =>
  parsePhoneNumberFromString(`+${digits}`, {}, metadata);
const digitsOf = (number: PhoneNumber): string => number.number.slice(1);

/** No dial code begins with a zero: such digits are dialled within a country that nobody has named. */
const inLimits = (digits: string): boolean =>
  !digits.startsWith('0') && digits.length >= limits.phone.min && digits.length <= limits.phone.max;

/** The number without a dial code that stands there twice. */
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

/** The digits after the dial code, and how many there may be in its country. */
function lengthsOf(digits: string): { rest: string; possible: readonly number[] } {
  const code = dialCodeOf(digits)?.slice(1) ?? '';
  const rest = digits.slice(code.length);
  const country = countryOf(code);
  if (!country) return { rest, possible: [] };
  const plans = new Metadata(metadata);
  plans.selectNumberingPlan(country);
  return { rest, possible: plans.numberingPlan?.possibleLengths() ?? [] };
}

/** Whether as many digits as these come after the dial code in its country. */
function hasItsLength(digits: string): boolean {
  const { rest, possible } = lengthsOf(digits);
  return possible.includes(rest.length);
}

const isKnown = (digits: string): boolean => parsed(digits)?.isValid() === true;
const eachDigit = [...'0123456789'];
/** More digits than these are no slip. */
const mostSlipped = 3;

/** How many digits are too many or, below zero, missing, where a known number begins so. */
function slippedBy(digits: string): number | undefined {
  for (let count = 1; count <= mostSlipped; count += 1) {
    if (isKnown(digits.slice(0, -count))) return count;
    if (eachDigit.some((digit) => isKnown(digits + digit.repeat(count)))) return -count;
  }
  return undefined;
}

/** The same by the lengths of the country's numbers alone; undefined where its digits could be a number. */
function excessOf(digits: string): number | undefined {
  const { rest, possible } = lengthsOf(digits);
  const { length } = rest.replace(/^0+/, '');
  if (possible.length === 0) return undefined;
  const [fewest, most] = [Math.min(...possible), Math.max(...possible)];
  return length > most ? length - most : length < fewest ? length - fewest : undefined;
}

/** Digits that are no known number: asked about, with what is wrong. */
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
 * The likeliest of the readings of digits with a dial code: one that is known, else one of a length that is possible as
 * it stands, else one that is possible without the zero that is dialled at home.
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

/** Digits that are dialled within the country of a dial code. */
function national(digits: string, code: string): PhoneNumber | undefined {
  const defaultCountry = countryOf(code);
  return defaultCountry && parsePhoneNumberFromString(digits, { defaultCountry }, metadata);
}

const isMobile = (number: PhoneNumber | undefined): boolean => number?.getType()?.includes('MOBILE') === true;

const sure = (number: PhoneNumber): ReadPhone => ({ kind: 'sure', digits: digitsOf(number) });

/**
 * The answer that is kept of a number: with its plus sign. One that looks like a slip, and that somebody has
 * confirmed, is written as a link to call it, so that it is not asked about again.
 */
export const keptPhone = (digits: string): string =>
  readPhone(`+${digits}`, '').kind === 'sure' ? `+${digits}` : `tel:+${digits}`;

/**
 * Reads a number as people write it beside the dial code of their country ('+250'). Nothing is put before digits that
 * are no number of this country: then the number that they may be is asked about.
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
  // A zero by habit, in a country that dials none.
  const withoutZero = national(digits.replace(/^0+/, ''), code);
  const known = [atHome, withoutZero].find((one) => one?.isValid());
  const whole = digits.startsWith('0') ? undefined : international(text);
  const hasOwnCode = digits.startsWith(code) && whole?.number.countryCallingCode === code;
  // Where numbers may be long, a mobile number with its dial code may be read as a landline, too.
  if (known && !(hasOwnCode && isMobile(whole?.number) && !isMobile(known))) return sure(known);
  if (whole && hasOwnCode) return { kind: 'sure', digits: whole.digits };
  if (whole?.number.isValid()) return { kind: 'ask', digits: whole.digits };
  const possible = [atHome, withoutZero].find((one) => one?.isPossible());
  if (possible) return unlikely(digitsOf(possible));
  return [unlikely(code + digits.replace(/^0+/, '')), ...ownCode(digits, code)].reduce(likelier);
}

/** The same digits, read as those of the whole number. */
const ownCode = (digits: string, code: string): ReadPhone[] =>
  code !== '' && digits.startsWith(code) ? [unlikely(digits)] : [];

/** Of two readings the one that lacks or exceeds fewer digits. */
function likelier(one: ReadPhone, other: ReadPhone): ReadPhone {
  if (one.kind === 'none') return other;
  if (other.kind === 'none') return one;
  return Math.abs(other.excess ?? 0) < Math.abs(one.excess ?? 0) ? other : one;
}

/**
 * The digits of a number that comes with its dial code, with or without a plus sign; what people put between digits is
 * dropped. Undefined for what cannot be a whole number, and for one with an extension.
 */
export function wholePhone(typed: string): string | undefined {
  const text = phoneText(typed);
  if (!text || text.extension !== undefined) return undefined;
  const whole = text.digits.startsWith('0') ? undefined : international(text);
  if (whole) return whole.digits;
  return inLimits(text.digits) ? text.digits : undefined;
}

/** The number without the extension that was typed behind it, as people read it; undefined where there is none. */
export function phoneBeforeExtension(typed: string, dialCode = ''): string | undefined {
  const { extension, digits } = readPhone(typed, dialCode);
  return extension === undefined ? undefined : phoneInWords(digits);
}

/** Whether this is a number without the dial code of its country: '0788 123 456'. */
export const lacksDialCode = (typed: string): boolean => {
  const text = phoneText(typed);
  return text?.digits.startsWith('0') === true && wholePhone(typed) === undefined;
};

/** A number as people read it: '+254 712 345 678'. */
export function phoneInWords(digits: string): string {
  const number = parsed(digits);
  return number?.isPossible() ? number.formatInternational() : `+${digits}`;
}

/** The country of a whole number by its ISO 3166 code, where its digits identify one. */
export const phoneCountry = (digits: string): string | undefined => parsed(digits)?.country;
