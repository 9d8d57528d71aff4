import Joi from 'joi';
import type { FieldErrors } from '../../../base/errors';
import { Label, message, type Text, textOfRule } from '../../../base/messages';

interface Reported {
  label: Label;
  limit: number;
  valids: readonly Label[];
}

/** The messages of rules that have no text of their own, by joi's codes. */
const ruleMessages: Readonly<Record<string, (reported: Reported) => Text>> = {
  'any.required': ({ label }) => message('fieldRequired', { label }),
  'any.only': ({ label, valids }) => message('fieldOneOf', { label, valids }),
  'string.base': ({ label }) => message('fieldText', { label }),
  'string.empty': ({ label }) => message('fieldRequired', { label }),
  'string.min': ({ label, limit }) => message('fieldMinimum', { label, limit }),
  'string.max': ({ label, limit }) => message('fieldMaximum', { label, limit }),
  'string.length': ({ label, limit }) => message('fieldLength', { label, limit }),
  'string.email': ({ label }) => message('fieldEmail', { label }),
  'string.uri': ({ label }) => message('fieldWebAddress', { label }),
  'string.pattern.base': ({ label }) => message('fieldForm', { label }),
  'string.isoDate': ({ label }) => message('fieldDate', { label }),
  'date.base': ({ label }) => message('fieldDate', { label }),
  'date.format': ({ label }) => message('fieldDate', { label }),
  'number.base': ({ label }) => message('fieldNumber', { label }),
  'number.integer': ({ label }) => message('fieldWhole', { label }),
  'number.min': ({ label, limit }) => message('fieldLeast', { label, limit }),
  'number.max': ({ label, limit }) => message('fieldMost', { label, limit }),
  'number.positive': ({ label }) => message('fieldPositive', { label }),
  'number.unsafe': ({ label }) => message('fieldRange', { label }),
  'boolean.base': ({ label }) => message('fieldYesNo', { label }),
  'array.base': ({ label }) => message('fieldList', { label }),
  'array.min': ({ label, limit }) => message('fieldEntriesLeast', { label, limit }),
  'array.max': ({ label, limit }) => message('fieldEntriesMost', { label, limit }),
  'object.base': ({ label }) => message('fieldGroup', { label }),
};

/** joi returns this text for a rule without a text of its own; the message is then made from what joi reports. */
const byCode = 'message of the code';

// Compiled once: joi would compile texts again at each validation.
const messages = Object.fromEntries(
  Object.keys(ruleMessages).map((code) => [code, Joi.expression(byCode)]),
) as unknown as Joi.LanguageMessages;

/** A schema's own messages take precedence over these. */
export const validationOptions: Joi.ValidationOptions = {
  abortEarly: false,
  stripUnknown: true,
  convert: true,
  messages,
  errors: { label: 'key', wrap: { label: false, array: false } },
};

/** Returns texts by path (`institutions.0.name`); problems of the whole value are listed under the name `whole`. */
export function fieldErrors(details: Joi.ValidationErrorItem[], whole: string): FieldErrors {
  const fields: FieldErrors = {};
  for (const detail of details) {
    const name = detail.path.join('.') || whole;
    fields[name] = [...(fields[name] ?? []), textOf(detail)];
  }
  return fields;
}

function textOf({ message: reported, type, context = {} }: Joi.ValidationErrorItem): Text {
  if (type === 'text') return context.text;
  if (reported !== byCode) return textOfRule(reported);
  const label = new Label(readable(context.label ?? ''));
  const valids = [context.valids ?? []].flat().map((value) => new Label(String(value)));
  return ruleMessages[type]?.({ label, limit: context.limit, valids }) ?? reported;
}

function readable(label: string): string {
  const words = /^[a-z_]+$/i.test(label) ? label.replaceAll('_', ' ') : 'this';
  return words.charAt(0).toUpperCase() + words.slice(1);
}
