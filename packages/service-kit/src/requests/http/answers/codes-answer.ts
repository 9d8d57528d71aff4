import Joi from 'joi';

/** `codes` in the body of a refusal, for calls that declare one of their own. */
export const codesAnswer = Joi.object({
  message: Joi.string(),
  errors: Joi.object().pattern(Joi.string(), Joi.array().items(Joi.string())),
}).description('What `message` and `errors` say, in words that stay the same in every language and release');
