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
}

const none: ReadPhone = { kind: 'none', digits: '' };

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

/** Whether as many digits as these come after the dial code in its country. */
function hasItsLength(digits: string): boolean {
  const code = dialCodeOf(digits)?.slice(1) ?? '';
  const country = countryOf(code);
  if (!country) return false;
  const plans = new Metadata(metadata);
  plans.selectNumberingPlan(country);
  return plans.numberingPlan?.possibleLengths().includes(digits.length - code.length) ?? false;
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
 * Reads a number as people write it beside the dial code of their country ('+250'). Nothing is put before digits that
 * are no number of this country: then the number that they may be is asked about.
 */
export function readPhone(typed: string, dialCode: string): ReadPhone {
  const text = phoneText(typed);
  if (!text) return none;
  const { digits } = text;
  if (text.whole) {
    const read = international(text);
    if (read) return { kind: 'sure', digits: read.digits };
    return inLimits(digits) ? { kind: 'sure', digits } : none;
  }
  return inCountry(text, dialCode.replace(/\D/g, ''));
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
  if (possible) return { kind: 'ask', digits: digitsOf(possible) };
  const asTyped = code + digits.replace(/^0+/, '');
  return inLimits(asTyped) ? { kind: 'ask', digits: asTyped } : none;
}

/**
 * The digits of a number that comes with its dial code, with or without a plus sign; what people put between digits is
 * dropped. Undefined for what cannot be a whole number.
 */
export function wholePhone(typed: string): string | undefined {
  const text = phoneText(typed);
  if (!text) return undefined;
  const whole = text.digits.startsWith('0') ? undefined : international(text);
  if (whole) return whole.digits;
  return inLimits(text.digits) ? text.digits : undefined;
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
