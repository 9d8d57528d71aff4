import type Joi from 'joi';
import { type FieldErrors, Invalid } from '../errors';
import { fieldErrors, validationOptions } from './messages';

/** The value as the schema has it: converted, without unknown members. Throws Invalid (422). */
export function validated<T>(schema: Joi.AnySchema<T>, value: unknown): T {
  const result = schema.validate(value, validationOptions);
  if (result.error) throw new Invalid(fieldErrors(result.error.details));
  return result.value as T;
}

/** The same as a value instead of an exception, for rules that collect from several places. */
export function check(schema: Joi.AnySchema, value: unknown): FieldErrors | undefined {
  const { error } = schema.validate(value, validationOptions);
  return error && fieldErrors(error.details);
}
