import Joi from 'joi';
import type { Text } from '../../base/messages';
import { type Language, offeredLanguage } from '../language';
import type { Template } from './kinds';

const words = () => Joi.string().required();
const number = () => Joi.number().integer().required();
const maybe = () => Joi.string().allow(null).required();
const listOf = (row: Record<string, Joi.Schema>) => Joi.array().items(Joi.object(row)).required();

/** Uses one message for everything that can be wrong with a part. */
const withMessage = (schema: Joi.StringSchema, message: Text) =>
  schema.error((reports) =>
    reports.slice(0, 1).map((report) => Object.assign(report, { message })),
  ) as Joi.StringSchema;

type Parts<T> = Readonly<Record<keyof Template, T>>;

/** The schema of a text that an administrator sends; `limits` are the most characters of each part. */
export const templateFields = (limits: Parts<number>, messages: Parts<Text>) => ({
  subject: withMessage(
    Joi.string()
      .trim()
      .pattern(/^[^\r\n]*$/)
      .max(limits.subject)
      .required(),
    messages.subject,
  ),
  text: withMessage(Joi.string().trim().max(limits.text).required(), messages.text),
  small: withMessage(Joi.string().trim().max(limits.small).allow('').required(), messages.small),
});

export const versionField = Joi.number().integer().min(0).required().description('The version that was read');

/** The query for a list in one language; English when absent, for callers from before there were languages. */
export const languageQuery = Joi.object<{ language: Language }>({
  language: offeredLanguage().default('en'),
});

/** The schema of `presentLine`'s result. */
export const lineAnswer = {
  subject: words(),
  version: number().description('0: nobody has changed it'),
  changed_in: Joi.array()
    .items(Joi.string())
    .description('The languages whose words are not the standard; mails in others have the standard words'),
  is_standard: Joi.boolean().required(),
  saved_by: maybe(),
  saved_at: Joi.string().isoDate().allow(null).required(),
};

const partsAnswer = { subject: words(), text: words(), small: Joi.string().allow('').required() };

/** The schema of `presentWords`' result. */
export const wordsAnswer = {
  ...partsAnswer,
  version: number(),
  is_standard: Joi.boolean().required(),
  standard: Joi.object(partsAnswer).required(),
  placeholders: listOf({ name: words(), meaning: words(), required: Joi.boolean().required() }),
  versions: listOf({
    ...partsAnswer,
    version: number(),
    is_standard: Joi.boolean().required(),
    saved_by: words(),
    saved_at: Joi.string().isoDate().required(),
  }).description('The newest first; the words of the standard where it was gone back to'),
};

/** The schema of a mail as it would be sent. */
export const mailAnswer = { subject: words(), text: words(), html: words() };
