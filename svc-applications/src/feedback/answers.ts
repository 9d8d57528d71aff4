import { decisions, feedbackTypes, valuesOf } from '@portal/contract-svc-applications-v1';
import Joi from 'joi';
import { id, instant, maybe, maybeInstant, refused, status, type, words } from '../answers';

const decision = () =>
  Joi.string()
    .valid(...valuesOf(decisions))
    .required();
const feedbackType = () =>
  Joi.string()
    .valid(...valuesOf(feedbackTypes))
    .required();

const sent = {
  id: id(),
  status: decision(),
  type: feedbackType(),
  message: words(),
  created_at: instant(),
  admin_name: words(),
};

export const feedbackAnswer = Joi.object({
  ...sent,
  application_id: id(),
  application_type: type(),
  is_read: Joi.boolean().required(),
});

export const decidedAnswer = Joi.object({
  application: Joi.object({
    id: id(),
    type: type(),
    status: status(),
    version: id(),
    updated_at: instant(),
  }).required(),
  feedback: Joi.object(sent).required(),
  email_sent: Joi.boolean().required(),
  email_warning: maybe(),
  message: words(),
});

/** Not submitted yet; with `version` and `current` another has changed it. */
export const decideRefusal = Joi.object({
  ...refused,
  version: Joi.number().integer(),
  current: Joi.object({
    status: status(),
    decided_by: maybe(),
    decided_at: maybeInstant(),
    message: maybe(),
  }),
});
