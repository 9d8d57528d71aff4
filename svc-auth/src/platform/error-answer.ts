import { codesAnswer } from '@portal/service-kit/http';
import Joi from 'joi';

/** The body of an error answer, for calls that declare error statuses beyond those of their kind. */
export const errorAnswer = Joi.object({
  message: Joi.string().required(),
  errors: Joi.object().pattern(Joi.string(), Joi.array().items(Joi.string())),
  codes: codesAnswer,
  request_id: Joi.string().required(),
});
