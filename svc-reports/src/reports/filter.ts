import { applicationStatuses, applicationTypes, valuesOf } from '@portal/contract-svc-applications-v1';
import Joi from 'joi';

/** What a report is asked for, as it comes in the query. */
export interface ReportQuery {
  type: string;
  status: string;
  from_date?: string;
  to_date?: string;
  days?: number;
}

/** What a report is about. Days are 'YYYY-MM-DD' in universal time, both ends belong to it; null: no end. */
export interface ReportFilter {
  type: string | null;
  status: string | null;
  fromDate: string | null;
  toDate: string | null;
}

const dayMs = 24 * 60 * 60 * 1000;
export const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);
export const startOf = (day: string): Date => new Date(`${day}T00:00:00.000Z`);
export const endOf = (day: string): Date => new Date(startOf(day).getTime() + dayMs);

/** A day that the calendar has: the 30th of February is refused rather than read as the 2nd of March. */
const day = (sentence: string) =>
  Joi.string()
    .custom((value: string, helpers) => {
      const fits = /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
      return fits && dayOf(startOf(value)) === value ? value : helpers.error('any.invalid');
    })
    .messages({ '*': sentence })
    .meta({ swagger: { format: 'date' } });

const choiceOf = (values: string[]) =>
  Joi.string()
    .valid('all', ...values)
    .default('all');

export const filterFields = {
  type: choiceOf(valuesOf(applicationTypes)),
  status: choiceOf(valuesOf(applicationStatuses)),
  from_date: day('From Date must be a date like 2026-01-31'),
  to_date: day('To Date must be a date like 2026-01-31'),
  days: Joi.number()
    .integer()
    .min(1)
    .max(36_500)
    .messages({ '*': 'Days must be a whole number from 1 to 36500' }),
};

/** The dates of a custom range must be in order; days and dates cannot both be meant. */
export const inOrder = (query: ReportQuery, helpers: Joi.CustomHelpers) => {
  const { from_date: from, to_date: to, days } = query;
  if (days !== undefined && (from || to)) return helpers.error('report.both');
  return from && to && from > to ? helpers.error('report.order') : query;
};

export const filterMessages = {
  'report.order': 'From Date cannot be later than To Date',
  'report.both': 'Give days, or dates, not both',
};

export const reportQuery = Joi.object<ReportQuery>(filterFields).custom(inOrder).messages(filterMessages);

/** The days of 'the last 7 days' are today and the seven before it. */
export function filterOf(query: ReportQuery, now: Date): ReportFilter {
  const { type, status, days, from_date, to_date } = query;
  const since = days === undefined ? undefined : dayOf(new Date(now.getTime() - days * dayMs));
  return {
    type: type === 'all' ? null : type,
    status: status === 'all' ? null : status,
    fromDate: since ?? from_date ?? null,
    toDate: days === undefined ? (to_date ?? null) : dayOf(now),
  };
}
