import { clashKinds, decisions, feedbackTypes, valuesOf } from '@portal/contract-svc-applications-v1';
import Joi from 'joi';
import { offerSchema } from '../../offers';
import { id, instant, words } from '../../platform';

export const decisionWord = () =>
  Joi.string()
    .valid(...valuesOf(decisions))
    .required();
export const feedbackType = () =>
  Joi.string()
    .valid(...valuesOf(feedbackTypes))
    .required();

/** Why a decision did not go out when its time came, and waits for staff to write it anew. */
export const keptBecause = () =>
  Joi.string()
    .valid('late', ...clashKinds)
    .description('It did not go out: its offer could not be accepted any more, in time or for a clash');

/** A decision that waits. */
export const delayedAnswer = () =>
  Joi.object({
    id: id(),
    status: decisionWord(),
    type: feedbackType(),
    message: words(),
    offer: offerSchema.optional().description('The place that goes out with it'),
    held_by: words(),
    held_at: instant(),
    goes_out_at: instant(),
    kept_because: keptBecause().optional(),
  });
