import Joi from 'joi';
import { clashesInRefusal } from '../../offers';
import { id, instant, maybe, maybeInstant, refused, status, type, words } from '../../platform';
import { decisionWord, delayedAnswer, feedbackType } from '../delayed-decisions/answers';

const sent = {
  id: id(),
  status: decisionWord(),
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

const application = () =>
  Joi.object({ id: id(), type: type(), status: status(), version: id(), updated_at: instant() }).required();

export const decidedAnswer = Joi.object({
  application: application(),
  feedback: Joi.object(sent).required(),
  email_sent: Joi.boolean().required(),
  email_warning: maybe(),
  message: words(),
});

/** The response for a decision that waits; the application is unchanged. */
export const delayedDecisionAnswer = Joi.object({
  application: application(),
  held: delayedAnswer().required(),
  message: words(),
}).description('Saved; it goes out later');

/** The application is not submitted yet or, with `version` and `current`, somebody else changed it. */
export const decideRefusal = Joi.object({
  ...refused,
  version: Joi.number().integer(),
  clashes: clashesInRefusal,
  current: Joi.object({
    status: status(),
    decided_by: maybe(),
    decided_at: maybeInstant(),
    message: maybe(),
  }),
});
