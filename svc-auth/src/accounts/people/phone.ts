import { limits } from '@portal/contract-svc-applications-v1';
import { readPhone } from '@portal/contract-svc-applications-v1/values/phone';
import { phoneText } from '@portal/contract-svc-applications-v1/values/phone-text';
import {
  dialCodes,
  formsOfBefore,
  isDoubtfulPhone,
  meantPhone,
} from '@portal/contract-svc-applications-v1/values/stored-phone';

/** Digits only, without a leading 00, which some people dial in place of a plus sign. */
export function normalisePhone(typed: string): string {
  return phoneText(typed)?.digits ?? typed.replace(/\D/g, '').replace(/^00/, '');
}

/** Digits of the shortest number with its dial code. */
const fewestDigits = 7;

/** Splits a number, as it was meant, into the dial code and the rest; undefined when it has no known dial code. */
function partsOf(digits: string): { code: string; number: string } | undefined {
  const meant = meantPhone(digits);
  const code = meant.length < fewestDigits ? undefined : dialCodes.find((one) => meant.startsWith(one));
  return code === undefined ? undefined : { code, number: meant.slice(code.length) };
}

/**
 * Returns a text that is equal for all forms in which a number is or was stored: the number as it was meant, without
 * the leading zeros that are dialled within a country.
 */
export function coreOf(digits: string): string {
  const parts = partsOf(digits);
  return parts ? parts.code + parts.number.replace(/^0+/, '') : digits;
}

/** Whether both are the same number, even if an earlier release stored it in another form. */
export const isSamePhone = (stored: string, given: string): boolean =>
  stored === given || coreOf(stored) === coreOf(given);

/** Returns the form of a number to keep: the given form, unless it cannot be dialled. */
export const likelierPhone = (stored: string, given: string): string =>
  isDoubtfulPhone(given) ? stored : given;

/**
 * Returns all forms in which a typed number may be stored, the likeliest first. A number without a dial code is read
 * with the default dial code of the forms.
 */
export function storedForms(typed: string): string[] {
  const digits = normalisePhone(typed);
  const read = readPhone(typed, limits.defaultDialCode);
  const number = read.kind === 'none' || isDoubtfulPhone(read.digits) ? undefined : read.digits;
  const parts = partsOf(number ?? digits);
  const others = parts
    ? [parts.number, parts.number.replace(/^0+/, ''), parts.code + parts.number].map(
        (one) => parts.code + one,
      )
    : [];
  const before = number === undefined ? [] : formsOfBefore(number);
  return [...new Set([number, digits, ...others, ...before].filter((one) => one !== undefined))];
}
