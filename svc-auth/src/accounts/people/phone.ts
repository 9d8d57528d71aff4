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

/** No number with its dial code is shorter. */
const fewestDigits = 7;

/** The dial code and the rest of the digits of the number that was meant. */
function partsOf(digits: string): { code: string; number: string } | undefined {
  const meant = meantPhone(digits);
  const code = meant.length < fewestDigits ? undefined : dialCodes.find((one) => meant.startsWith(one));
  return code === undefined ? undefined : { code, number: meant.slice(code.length) };
}

/**
 * Equal for all forms in which a number is or was stored: as it was meant, without the zeros that are dialled within a
 * country.
 */
export function coreOf(digits: string): string {
  const parts = partsOf(digits);
  return parts ? parts.code + parts.number.replace(/^0+/, '') : digits;
}

/** Whether both are the same number, even if an earlier release stored it in another form. */
export const isSamePhone = (stored: string, given: string): boolean =>
  stored === given || coreOf(stored) === coreOf(given);

/** The form of a number to keep: the given form, unless it cannot be dialled. */
export const likelierPhone = (stored: string, given: string): string =>
  isDoubtfulPhone(given) ? stored : given;

/**
 * All forms in which a typed number may be stored, the likeliest first. A number without a dial code is read as a
 * number of the country whose code the forms offer first.
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
