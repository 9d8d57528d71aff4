import { callingCodes } from './calling-codes';
import { after } from './typed-phone';

/** The form of the numbers with a dial code. */
interface Numbering {
  /** How many digits a mobile number has, without its dial code. */
  lengths: readonly number[];
  /** The digits that are dialled before a number within its country; may be empty. */
  homePrefix: string;
}

function numberingOf(code: string): Numbering {
  const entry = callingCodes.split(' ').find((one) => one.startsWith(`${code}:`)) ?? '';
  const [, , lengths = '', homePrefix = ''] = entry.split(':');
  return { lengths: lengths.split(',').filter(Boolean).map(Number), homePrefix };
}

/** The first reading of the typed digits that makes a mobile number of the country. */
function mobileNumber(code: string, digits: string): string | undefined {
  const { lengths, homePrefix } = numberingOf(code);
  const local = after(code, digits);
  const readings = [
    after(homePrefix, digits),
    // The dial code typed twice: where lengths leave it open, hardly any number begins with its own code.
    local && after(homePrefix, local),
    local,
    digits,
    // A zero typed by habit, in a country that dials none.
    after('0', digits),
  ];
  return readings.find((reading) => reading !== undefined && lengths.includes(reading.length));
}

/**
 * Somebody else's number by the same reading, where nobody is asked for its country: the digits of a whole number where
 * it names its country or is a mobile number of this one, else what was typed.
 */
export function contactPhone(countryCode: string, typed: string): string {
  const code = countryCode.replace(/\D/g, '');
  const international = /^\s*(\+|00)/.test(typed);
  const digits = typed.replace(/\D/g, '');
  if (!international && mobileNumber(code, digits) === undefined) return typed;
  const whole = fullPhone(countryCode, typed);
  return isWhole(whole) ? `+${whole}` : typed;
}

const isWhole = (digits: string) => digits.length >= 10 && digits.length <= 15;

/** The length of a number without its dial code, where the lengths of its country's mobile numbers do not fit. */
const usualLength = (code: string) => (code.length === 1 ? 10 : 9);

/** A number that is not a mobile number of the country: a landline, or a number that is too short or too long. */
function otherNumber(code: string, digits: string): string {
  const doubled = digits.startsWith(code) && digits.length >= code.length + usualLength(code);
  const local = doubled ? digits.slice(code.length) : digits;
  return numberingOf(code).homePrefix === '' ? local : local.replace(/^0/, '');
}

/**
 * The digits of a whole number: the dial code without its plus sign, then the number. Takes a number as people write
 * it: with spaces, dashes and brackets, with the dial code typed twice, or with the digits that are dialled within a
 * country. A number with another country's code stays as it is.
 */
export function fullPhone(countryCode: string, typed: string): string {
  const code = countryCode.replace(/\D/g, '');
  const international = /^\s*(\+|00)/.test(typed);
  const digits = international ? typed.replace(/\D/g, '').replace(/^00/, '') : typed.replace(/\D/g, '');
  if (digits === '') return '';
  if (international && !digits.startsWith(code)) return digits;
  const number = international ? digits.slice(code.length) : digits;
  return code + (mobileNumber(code, number) ?? otherNumber(code, number));
}
