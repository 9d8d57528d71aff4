import Joi from 'joi';
import type { FieldErrors } from '../../../base/errors';

const ruleMessages: Record<string, string> = {
  'any.required': '{#label} is required',
  'any.only': '{#label} must be one of {#valids}',
  'string.base': '{#label} must be text',
  'string.empty': '{#label} is required',
  'string.min': '{#label} must have at least {#limit} characters',
  'string.max': '{#label} must have at most {#limit} characters',
  'string.length': '{#label} must have {#limit} characters',
  'string.email': '{#label} must be an email address',
  'string.uri': '{#label} must be a web address',
  'string.pattern.base': '{#label} has the wrong form',
  'string.isoDate': '{#label} must be a date',
  'date.base': '{#label} must be a date',
  'date.format': '{#label} must be a date',
  'number.base': '{#label} must be a number',
  'number.integer': '{#label} must be a whole number',
  'number.min': '{#label} must be at least {#limit}',
  'number.max': '{#label} must be at most {#limit}',
  'number.positive': '{#label} must be more than 0',
  'number.unsafe': '{#label} is out of range',
  'boolean.base': '{#label} must be yes or no',
  'array.base': '{#label} must be a list',
  'array.min': '{#label} must have at least {#limit} entries',
  'array.max': '{#label} must have at most {#limit} entries',
  'object.base': '{#label} must be a group of fields',
};

// Compiled once: joi would compile texts again at every validation.
const messages = Object.fromEntries(
  Object.entries(ruleMessages).map(([code, sentence]) => [code, Joi.expression(sentence)]),
) as unknown as Joi.LanguageMessages;

/** A schema's own messages take precedence over these. */
export const validationOptions: Joi.ValidationOptions = {
  abortEarly: false,
  stripUnknown: true,
  convert: true,
  messages,
  errors: { label: 'key', wrap: { label: false, array: false } },
};

/** Messages by path, `institutions.0.name`; messages about all of it are under the name `whole`. */
export function fieldErrors(details: Joi.ValidationErrorItem[], whole: string): FieldErrors {
  const fields: FieldErrors = {};
  for (const detail of details) {
    const name = detail.path.join('.') || whole;
    const sentence = withReadableLabel(detail.message, detail.context?.label);
    fields[name] = [...(fields[name] ?? []), sentence];
  }
  return fields;
}

function withReadableLabel(message: string, label: string | undefined): string {
  if (!label || !message.startsWith(`${label} `)) return message;
  const words = /^[a-z_]+$/i.test(label) ? label.replaceAll('_', ' ') : 'this';
  return words.charAt(0).toUpperCase() + words.slice(1) + message.slice(label.length);
}
