import { generalMessages, limits } from '@portal/contract-svc-applications-v1';
import Joi from 'joi';
import { blankIsNull, type Sentence, saying } from './fields';

/**
 * Digits alone, dial code first; what people put between digits is dropped, and so is the second of two dial codes.
 * Undefined when there are too few or too many.
 */
export function phoneDigits(typed: string): string | undefined {
  const digits = withoutDoubledCode(typed.replace(/\D/g, '').replace(/^00/, ''));
  const { min, max } = limits.phone;
  return digits.length >= min && digits.length <= max ? digits : undefined;
}

/** A dial code that stands there twice, in a number that is longer than any with that code could be. */
const doubledCodes = [/^(\d{3})\1\d{9,}$/, /^(\d{2})\1\d{10,}$/, /^([17])\1\d{10,}$/];

function withoutDoubledCode(digits: string): string {
  const code = doubledCodes.map((doubled) => doubled.exec(digits)?.[1]).find(Boolean);
  return digits.slice(code?.length ?? 0);
}

const rule: Joi.CustomValidator<string> = (typed, helpers) =>
  phoneDigits(typed) ?? helpers.error('string.pattern.base');

/** A needed phone number. */
export const phone = (sentence: Sentence) =>
  saying(Joi.string().max(40).required().custom(rule), sentence, () =>
    typeof sentence === 'string' ? sentence : generalMessages.tooLong(limits.phone.max),
  );

/** May be left out; then it is null. */
export const optionalPhone = (sentence: string) =>
  saying(blankIsNull(Joi.string().trim().max(40)).custom(rule), sentence, () => sentence);
