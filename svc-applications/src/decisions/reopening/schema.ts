import { reopenLimits, reopenMessages as say } from '@portal/contract-svc-applications-v1';
import Joi from 'joi';
import { recordId, saying, version } from '../../platform';

export interface ReopenBody {
  sections: string[];
  reason: string;
  until: string;
  version?: number;
}

const { min, max } = reopenLimits.reason;

/** The sections depend on the programme, and the days on today: both are checked once the application is known. */
export const reopenBody = Joi.object<ReopenBody>({
  sections: saying(Joi.array().items(Joi.string().max(80)).min(1).max(60).unique().required(), ({ code }) =>
    ['any.required', 'array.min'].includes(code) ? say.nothing : say.unknown,
  ),
  reason: saying(Joi.string().trim().min(min).max(max).required(), say.reason, () => say.reasonTooLong),
  until: saying(
    Joi.string()
      .pattern(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
      .required(),
    say.until,
  ).meta({ swagger: { format: 'date' } }),
  version,
});

export const numberedParams = Joi.object<{ id: number; number: number }>({
  id: recordId.required(),
  number: Joi.number().integer().min(1).max(32767).required(),
});
