import { decisions, feedbackTypes, valuesOf } from '@portal/contract-svc-applications-v1';
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
  });
