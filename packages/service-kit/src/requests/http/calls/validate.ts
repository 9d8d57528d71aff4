import type Joi from 'joi';
import { type FieldErrors, Invalid } from '../../../base/errors';
import { fieldErrors, validationOptions } from '../answers/messages';

/**
 * Returns the value converted by the schema, without unknown members. `whole` names the value in messages about no
 * single member.
 * @throws Invalid (422)
 */
export function validated<T>(schema: Joi.AnySchema<T>, value: unknown, whole = 'body'): T {
  const result = schema.validate(value, validationOptions);
  if (result.error) throw new Invalid(fieldErrors(result.error.details, whole));
  return result.value as T;
}

/**
 * Returns the messages of `validated` instead of throwing, for rules that collect messages from several places;
 * undefined when the value is valid.
 */
export function check(schema: Joi.AnySchema, value: unknown): FieldErrors | undefined {
  const { error } = schema.validate(value, validationOptions);
  return error && fieldErrors(error.details, 'body');
}
