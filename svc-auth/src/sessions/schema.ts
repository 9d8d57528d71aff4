import Joi from 'joi';

export const endedAnswer = Joi.object({
  ended: Joi.number().integer().required().description('How many sessions were ended'),
});
