import { requestLimits, requestStatuses, valuesOf } from '@portal/contract-svc-applications-v1';
import { codesAnswer } from '@portal/service-kit/http';
import Joi from 'joi';
import { id, maybe, type, words } from '../../platform';

const instant = () => Joi.string().isoDate();
const count = () => Joi.number().integer().min(0).required();

const requestFields = {
  id: id(),
  application_type: type(),
  status: Joi.string()
    .valid(...valuesOf(requestStatuses))
    .required(),
  user_reason: words(),
  admin_notes: maybe(),
  created_at: instant().required(),
  reviewed_at: instant().allow(null).required(),
  original_application_id: id(),
  created_application_id: Joi.number()
    .integer()
    .allow(null)
    .required()
    .description('The draft that the approval began'),
};

export const requestAnswer = Joi.object({
  ...requestFields,
  is_seen: Joi.boolean().required().description('False while there is a decision that was not seen yet'),
}).required();

export const adminRequestAnswer = Joi.object({
  ...requestFields,
  applicant_name: words(),
  user_email: words(),
  reviewed_by: maybe(),
}).required();

export const adminRequestsAnswer = Joi.object({
  requests: Joi.array()
    .items(adminRequestAnswer)
    .required()
    .description(`Pending ones first, then the newest; at most ${requestLimits.listed} of each status`),
  total: count(),
  pending: count(),
  approved: count(),
  rejected: count(),
});

const refused = { message: words(), codes: codesAnswer, request_id: words() };

/** 409 for a request: no decision yet, a pending request, an open draft, or too early, with the first possible day. */
export const askRefused = Joi.object({ ...refused, available_on: Joi.string().description('YYYY-MM-DD') });

/** Refusals (409) of a decision: the request was decided before or, without `request`, another application is open. */
export const decisionRefused = Joi.object({ ...refused, request: adminRequestAnswer.optional() });
