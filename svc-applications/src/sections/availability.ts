import { limits, availabilityMessages as say } from '@portal/contract-svc-applications-v1';
import Joi from 'joi';
import { day, dayAfter, figure, rows } from '../fields';
import { defineSection, type Section } from './section';

interface AvailabilityAnswers {
  periods: { start_date: string; end_date: string }[];
  hours_available: number;
}

const { weeklyHours, periods: count } = limits;
/** What is said when a day is missing, or the end comes before the start. */
interface DaySentences {
  start_date: string;
  end_date: string;
  order: string;
}

export const availability = ({ start_date, end_date, order }: DaySentences = say): Section =>
  defineSection<AvailabilityAnswers>({
    summary: 'When the applicant is available, and for how many hours a week',
    fields: {
      periods: rows(
        Joi.object({
          start_date: day(start_date),
          end_date: dayAfter('start_date', end_date, order),
        }),
        count.max,
      )
        .min(count.min)
        .required()
        .messages({ 'array.min': say.periods, 'any.required': say.periods, 'array.max': say.tooMany }),
      hours_available: figure(weeklyHours, say.hours_available, say.hours_range).required(),
    },
    keep: (stores, id, { periods, hours_available }) =>
      stores.sections.replace(
        id,
        'periods',
        periods.map((one) => ({ ...one, hours_available })),
      ),
    form: ({ periods, hours_available }) => ({ periods, hours_available }),
  });
