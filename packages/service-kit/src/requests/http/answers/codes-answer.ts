import Joi from 'joi';

/** Schema of the member `codes` in the body of a refusal, for calls that declare their own schema of a refusal. */
export const codesAnswer = Joi.object({
  message: Joi.string(),
  errors: Joi.object().pattern(Joi.string(), Joi.array().items(Joi.string())),
}).description('What `message` and `errors` say, in words that stay the same in every language and release');
