import { limits, availabilityMessages as say } from '@portal/contract-svc-applications-v1';
import Joi from 'joi';
import { day, dayRule, recordId, rows, saying, version } from '../fields';
import { defineSection, type SectionBody } from './section';

interface AvailabilityBody extends SectionBody {
  periods: { start_date: string; end_date: string }[];
  hours_available: number;
}

const { weeklyHours, periods: count } = limits;
const rangeCodes = ['number.min', 'number.max', 'number.integer', 'number.base', 'number.unsafe'];

const hours = saying(
  Joi.number().integer().min(weeklyHours.min).max(weeklyHours.max).empty('').required(),
  ({ code }) => (rangeCodes.includes(code) ? say.hours_range : say.hours_available),
);

const endDate = saying(
  dayRule().custom((value: string, helpers) => {
    const [period] = helpers.state.ancestors as [{ start_date?: unknown }];
    return value > String(period.start_date ?? '') ? value : helpers.error('period.order');
  }),
  ({ code }) => (code === 'period.order' ? say.order : say.end_date),
);

const period = Joi.object({ start_date: day(say.start_date), end_date: endDate });

export const availability = defineSection<AvailabilityBody>({
  summary: 'When the applicant is available, and for how many hours a week',
  body: Joi.object<AvailabilityBody>({
    intern_details_id: recordId.required(),
    periods: rows(period, count.max).min(count.min).required().messages({
      'array.min': say.periods,
      'any.required': say.periods,
      'array.max': say.tooMany,
    }),
    hours_available: hours,
    version,
  }),
  keep: (stores, id, { periods, hours_available }) =>
    stores.sections.replace(
      id,
      'periods',
      periods.map((one) => ({ ...one, hours_available })),
    ),
  form: ({ periods, hours_available }) => ({ periods, hours_available }),
});
