import { requestLimits, requestStatuses, valuesOf } from '@portal/contract-svc-applications-v1';
import Joi from 'joi';
import { id, maybe, type, words } from '../answers';

const instant = () => Joi.string().isoDate();
const count = () => Joi.number().integer().min(0).required();

const shared = {
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
  ...shared,
  is_seen: Joi.boolean().required().description('False while there is a decision that was not seen yet'),
}).required();

export const adminRequestAnswer = Joi.object({
  ...shared,
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

const refused = { message: words(), request_id: words() };

/** 409 of asking: undecided, pending, an open draft, or too early, which names the day. */
export const askRefused = Joi.object({ ...refused, available_on: Joi.string().description('YYYY-MM-DD') });

/** 409 of a decision: it was decided before; without the request, another application is open. */
export const decisionRefused = Joi.object({ ...refused, request: adminRequestAnswer.optional() });
