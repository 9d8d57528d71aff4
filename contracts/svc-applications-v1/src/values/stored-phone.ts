import { type MetadataJson, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import numbering from 'libphonenumber-js/metadata.max';
import { dialCodeOf } from './dial-code';

const metadata = numbering as unknown as MetadataJson;
const parsed = (digits: string) => parsePhoneNumberFromString(`+${digits}`, {}, metadata);
const isPossible = (digits: string): boolean => parsed(digits)?.isPossible() === true;

/** All dial codes, without their plus signs. */
export const dialCodes: readonly string[] = Object.keys(numbering.country_calling_codes);

const fewestDigits = 8;
const mostDigits = 15;

/** All forms in which earlier portals may have stored a number: with another country's dial code in front. */
export const formsOfBefore = (digits: string): string[] =>
  dialCodes
    .map((code) => code + digits)
    .filter((form) => digits.length >= fewestDigits && form.length <= mostDigits && !isPossible(form));

/**
 * The number that stored digits stand for: earlier portals put the chosen country's dial code before complete numbers
 * of other countries, or kept a zero that is dialled within a country. Digits that may be a number as they are, and
 * unclear ones, stay.
 */
export function meantPhone(stored: string): string {
  if (stored === '' || isPossible(stored)) {
    const number = parsed(stored);
    return number?.isPossible() ? number.number.slice(1) : stored;
  }
  const code = dialCodeOf(stored)?.slice(1);
  if (!code) return stored;
  const rest = stored.slice(code.length).replace(/^0+/, '');
  const readings = [rest, code + rest];
  const meant = readings.find((one) => parsed(one)?.isValid()) ?? readings.find(isPossible);
  return meant ? meantPhone(meant) : stored;
}

/**
 * Whether stored digits have a dial code before a complete number, contain a zero that is dialled within a country, or
 * cannot be dialled at all.
 */
export const isDoubtfulPhone = (stored: string): boolean =>
  stored !== '' && (!isPossible(stored) || meantPhone(stored) !== stored);
