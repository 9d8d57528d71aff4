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

/** Why a decision could not go out when its time came, so that staff have to write it again. */
export const keptBecause = () =>
  Joi.string()
    .valid('late', ...clashKinds)
    .description('It did not go out: its offer could not be accepted any more, in time or for a clash');

/** A decision that waits to go out. */
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
