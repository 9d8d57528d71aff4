import { feedbackLength, offerMessages, feedbackMessages as t } from '@portal/contract-svc-applications-v1';
import Joi from 'joi';
import { offerSchema } from '../../offers';
import { withMessage } from '../../platform';

/** The message of a decision to the applicant. */
export const decisionMessage = () =>
  withMessage(
    Joi.string().trim().min(feedbackLength.min).max(feedbackLength.max).required(),
    ({ code }) => (code === 'string.min' ? t.tooShort : t.incomplete),
    () => t.tooLong,
  );

/** The place that an approval offers, beside the decision's `status`. */
export const offerOfApproval = () =>
  offerSchema
    .when('status', {
      not: 'approved',
      then: Joi.forbidden().messages({ 'any.unknown': offerMessages.onlyWithApproval }),
    })
    .description('A place that goes out with an approval');
