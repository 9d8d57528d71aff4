import { reopenLimits, reopenMessages as t } from '@portal/contract-svc-applications-v1';
import Joi from 'joi';
import { recordId, version, withMessage } from '../../platform';

export interface ReopenBody {
  sections: string[];
  reason: string;
  until: string;
  version?: number;
}

const { min, max } = reopenLimits.reason;

/** Which sections and days are allowed depends on the programme and on today, so both are checked later. */
export const reopenBody = Joi.object<ReopenBody>({
  sections: withMessage(
    Joi.array().items(Joi.string().max(80)).min(1).max(60).unique().required(),
    ({ code }) => (['any.required', 'array.min'].includes(code) ? t.nothing : t.unknown),
  ),
  reason: withMessage(Joi.string().trim().min(min).max(max).required(), t.reason, () => t.reasonTooLong),
  until: withMessage(
    Joi.string()
      .pattern(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
      .required(),
    t.until,
  ).meta({ swagger: { format: 'date' } }),
  version,
});

export const numberedParams = Joi.object<{ id: number; number: number }>({
  id: recordId.required(),
  number: Joi.number().integer().min(1).max(32767).required(),
});
