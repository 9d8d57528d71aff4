import {
  requestLimits,
  requestRefusals,
  requestStatuses,
  requestMessages as say,
  secondaryLimits,
  valuesOf,
} from '@portal/contract-svc-applications-v1';
import Joi from 'joi';
import { optionalText, recordId, saying } from '../../platform';

const { min, max } = secondaryLimits.reason;

export interface AskBody {
  original_application_id: number;
  reason: string;
}

const reason = saying(
  Joi.string().trim().min(min).max(max).required(),
  ({ code }) => (code === 'string.min' ? say.tooShort : say.missing),
  () => say.tooLong,
);

export const askBody = Joi.object<AskBody>({ original_application_id: recordId.required(), reason });

export interface ListQuery {
  status?: (typeof requestStatuses)[number]['value'];
}

export const listQuery = Joi.object<ListQuery>({ status: Joi.string().valid(...valuesOf(requestStatuses)) });

export const approveBody = Joi.object<{ admin_notes: string | null }>({ admin_notes: optionalText() });

export const rejectBody = Joi.object<{ admin_notes: string }>({
  admin_notes: saying(Joi.string().trim().max(requestLimits.notes).required(), requestRefusals.reason),
});
