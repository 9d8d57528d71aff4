import { limits, availabilityMessages as say } from '@portal/contract-svc-applications-v1';
import Joi from 'joi';
import type { FormData } from '../applications/application';
import type { Period } from '../applications/contents';
import { day, dayAfter, figure, rows } from '../fields';
import { defineFormSection, defineSection, type FormSection, type Section } from './section';

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

const periodList = (row: Joi.ObjectSchema) =>
  rows(row, count.max)
    .min(count.min)
    .required()
    .messages({ 'array.min': say.periods, 'any.required': say.periods, 'array.max': say.tooMany });

const periodDays = ({ start_date, end_date, order }: DaySentences) => ({
  start_date: day(start_date),
  end_date: dayAfter('start_date', end_date, order),
});

const hours = figure(weeklyHours, say.hours_available, say.hours_range);

export const availability = (sentences: DaySentences = say): FormSection =>
  defineFormSection<AvailabilityAnswers>(
    {
      summary: 'When the applicant is available, and for how many hours a week',
      fields: {
        periods: periodList(Joi.object(periodDays(sentences))),
        hours_available: hours.required(),
      },
      told: ({ periods, hours_available }) => ({
        lists: { periods: periods.map((one) => ({ ...one, hours_available })) },
      }),
      form: ({ periods, hours_available }) => ({ periods, hours_available }),
    },
    { stored: ({ lists: { periods } }) => periodsForm(periods) },
  );

/** The form asks for the hours once: those of the first period stand for all. */
const periodsForm = (periods: Period[]): FormData => ({
  periods: periods.map(({ start_date, end_date }) => ({ start_date, end_date })),
  hours_available: periods[0]?.hours_available ?? '',
});

/** The same where each period has hours of its own. */
export const availabilityByPeriod = (sentences: DaySentences = say): Section =>
  defineSection<{ periods: Period[] }>({
    summary: 'When the applicant is available, with the hours a week of each period',
    fields: {
      periods: periodList(
        Joi.object({
          ...periodDays(sentences),
          hours_available: hours.empty(Joi.valid('', null)).required(),
        }),
      ),
    },
    told: ({ periods }) => ({ lists: { periods } }),
    form: ({ periods }) => periodsForm(periods),
  });
