import { offeredAtFirst } from '@portal/contract-language-v1/languages';
import Joi from 'joi';
import { isLanguage, type Language, languagesOffered } from './languages';

/** `LANGUAGES`: the languages that the operator offers; the first is for visitors who prefer none of them. */
export const languagesEnv = Joi.string()
  .default(offeredAtFirst.join(','))
  .pattern(/^[a-z]{2,3}(-[A-Za-z0-9]+)*(,[a-z]{2,3}(-[A-Za-z0-9]+)*)*$/)
  .description('languages such as en,fr,rw, without spaces');

/** A language in an answer. The schema lists no values, so that a new language does not change the contract. */
export const languageField = () => Joi.string<Language>();

/** A language in a body, which has to be one that the portal offers. */
export const offeredLanguage = () =>
  languageField().custom((value, helpers) =>
    isLanguage(value) ? value : helpers.error('any.only', { valids: languagesOffered() }),
  );

/** Values by the languages that the portal offers. */
export const byLanguage = (value: Joi.Schema) =>
  Joi.object().pattern(
    Joi.string().custom((key, helpers) => (isLanguage(key) ? key : helpers.error('any.only'))),
    value,
  );
