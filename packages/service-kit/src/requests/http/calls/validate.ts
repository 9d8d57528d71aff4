import type Joi from 'joi';
import { type FieldErrors, Invalid } from '../../../base/errors';
import { fieldErrors, validationOptions } from '../answers/messages';

/**
 * The value converted by the schema, without unknown members. `whole` names what all of it is, in messages that are of
 * no member.
 * @throws Invalid (422)
 */
export function validated<T>(schema: Joi.AnySchema<T>, value: unknown, whole = 'body'): T {
  const result = schema.validate(value, validationOptions);
  if (result.error) throw new Invalid(fieldErrors(result.error.details, whole));
  return result.value as T;
}

/**
 * The messages of `validated` as a value, for rules that collect them from several places; undefined when all is valid.
 */
export function check(schema: Joi.AnySchema, value: unknown): FieldErrors | undefined {
  const { error } = schema.validate(value, validationOptions);
  return error && fieldErrors(error.details, 'body');
}
