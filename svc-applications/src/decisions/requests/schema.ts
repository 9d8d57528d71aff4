import {
  requestLimits,
  requestRefusals,
  requestStatuses,
  secondaryLimits,
  requestMessages as t,
  valuesOf,
} from '@portal/contract-svc-applications-v1';
import Joi from 'joi';
import { optionalText, recordId, withMessage } from '../../platform';

const { min, max } = secondaryLimits.reason;

export interface AskBody {
  original_application_id: number;
  reason: string;
}

const reason = withMessage(
  Joi.string().trim().min(min).max(max).required(),
  ({ code }) => (code === 'string.min' ? t.tooShort : t.missing),
  () => t.tooLong,
);

export const askBody = Joi.object<AskBody>({ original_application_id: recordId.required(), reason });

export interface ListQuery {
  status?: (typeof requestStatuses)[number]['value'];
}

export const listQuery = Joi.object<ListQuery>({ status: Joi.string().valid(...valuesOf(requestStatuses)) });

export const approveBody = Joi.object<{ admin_notes: string | null }>({ admin_notes: optionalText() });

export const rejectBody = Joi.object<{ admin_notes: string }>({
  admin_notes: withMessage(Joi.string().trim().max(requestLimits.notes).required(), requestRefusals.reason),
});
