import { limits } from '@portal/contract-svc-applications-v1';
import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Digits only, without a leading 00, which some people dial in place of a plus sign. */
export function normalisePhone(typed: string): string {
  return typed.replace(/\D/g, '').replace(/^00/, '');
}

const parsedPhone = (digits: string): PhoneNumber | undefined => parsePhoneNumberFromString(`+${digits}`);

/** The dial code and the rest of the digits, without the second dial code that an earlier release may have stored. */
function partsOf(digits: string): { code: string; number: string } | undefined {
  const asStored = parsedPhone(digits);
  if (!asStored) return undefined;
  const code = asStored.countryCallingCode;
  const number = digits.slice(code.length);
  const doubled = !asStored.isPossible() && number.startsWith(code) && parsedPhone(number)?.isPossible();
  return { code, number: doubled ? number.slice(code.length) : number };
}

/** Equal for all forms in which a number is or was stored: without the zeros that are dialled within a country. */
export function coreOf(digits: string): string {
  const parts = partsOf(digits);
  return parts ? parts.code + parts.number.replace(/^0+/, '') : digits;
}

/** Whether both are the same number, even if an earlier release stored it in another form. */
export const isSamePhone = (stored: string, given: string): boolean =>
  stored === given || coreOf(stored) === coreOf(given);

/** The form of a number to keep: the given form, unless it is not a possible number of its country. */
export const likelierPhone = (stored: string, given: string): string =>
  parsedPhone(given)?.isPossible() ? given : stored;

/**
 * All forms in which a typed number may be stored, the likeliest first. A number without a dial code is read as a
 * number of the country whose code the forms offer first.
 */
export function storedForms(typed: string): string[] {
  const digits = normalisePhone(typed);
  const international = /^\s*(\+|00)/.test(typed);
  const read = international
    ? parsedPhone(digits)
    : parsePhoneNumberFromString(digits, { defaultCallingCode: limits.defaultDialCode });
  const number = read?.isPossible() ? read.number.slice(1) : undefined;
  const parts = partsOf(number ?? digits);
  const others = parts
    ? [parts.number, parts.number.replace(/^0+/, ''), parts.code + parts.number].map(
        (one) => parts.code + one,
      )
    : [];
  return [...new Set([number, digits, ...others].filter((one) => one !== undefined))];
}
