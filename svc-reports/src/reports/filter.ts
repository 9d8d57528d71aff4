import { applicationStatuses, applicationTypes, valuesOf } from '@portal/contract-svc-applications-v1';
import { calendarOf, daysAfter, timeZoneSchema } from '@portal/service-kit/calendar';
import { type Message, ruleTexts } from '@portal/service-kit/messages';
import Joi from 'joi';
import type { Hidden } from '../applications/ask';
import { message } from '../messages';

/** Which event the dates of a report refer to: when an application was submitted, begun, or decided. */
export type CountedBy = 'submitted' | 'begun' | 'decided';

/** The query of a report. */
export interface ReportQuery {
  type: string;
  status: string;
  from_date?: string;
  to_date?: string;
  days?: number;
  by: CountedBy;
  time_zone?: string;
}

/** The filter of a report. Days are 'YYYY-MM-DD' in `timeZone`, both ends included; null means no end. */
export interface ReportFilter {
  type: string | null;
  status: string | null;
  fromDate: string | null;
  toDate: string | null;
  /**
   * With 'submitted', an application that was never submitted counts by its beginning. With 'decided', only
   * applications with a valid decision count.
   */
  by: CountedBy;
  timeZone: string;
  /** Only these applications; absent: all that match. */
  ids?: number[];
  /** How `ids` were chosen: one by one, or as all applications of a list. */
  of?: 'chosen' | 'list';
  /** Applications and programmes that the reader must not see. */
  hidden?: Hidden;
}

/** Midnight of a day in UTC, for cells and formats without a time zone. */
export const bareDay = (day: string): Date => new Date(`${day}T00:00:00.000Z`);

const filterMessages = {
  'report.order': message('datesOrder'),
  'report.both': message('datesOrDays'),
};

/** Whether a day exists in the calendar: the 30th of February is refused rather than read as the 2nd of March. */
const isDay = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) && daysAfter(value, 0) === value;

const calendarDay = (text: Message) =>
  Joi.string()
    .custom((value: string, helpers) => (isDay(value) ? value : helpers.error('any.invalid')))
    .messages(ruleTexts({ '*': text, ...filterMessages }))
    .meta({ swagger: { format: 'date' } });

const choiceOf = (values: string[]) =>
  Joi.string()
    .valid('all', ...values)
    .default('all');

/** The other fields of the query, as they were sent. */
const others = ({ state }: Joi.CustomHelpers): Record<string, unknown> => state.ancestors[0] ?? {};

/** The dates of a custom range must be in order. */
const inOrder = (from: string, helpers: Joi.CustomHelpers) => {
  const { to_date: to } = others(helpers);
  return isDay(from) && typeof to === 'string' && isDay(to) && from > to
    ? helpers.error('report.order')
    : from;
};

/** Days and dates exclude each other. */
const alone = (days: number, helpers: Joi.CustomHelpers) => {
  const { from_date, to_date } = others(helpers);
  return from_date || to_date ? helpers.error('report.both') : days;
};

export const filterFields = {
  type: choiceOf(valuesOf(applicationTypes)),
  status: choiceOf(valuesOf(applicationStatuses)),
  from_date: calendarDay(message('fromDate')).custom(inOrder),
  to_date: calendarDay(message('toDate')),
  days: Joi.number()
    .integer()
    .min(1)
    .max(36_500)
    .custom(alone)
    .messages(ruleTexts({ '*': message('days'), ...filterMessages })),
  by: Joi.string().valid('submitted', 'begun', 'decided').default('submitted'),
  time_zone: timeZoneSchema(),
};

export const reportQuery = Joi.object<ReportQuery>(filterFields);

/**
 * Makes the filter of a query. 'The last 7 days' are today and the six days before it, in the query's time zone or else
 * in the portal's.
 */
export function filterOf(query: ReportQuery, now: Date, portalZone: string): ReportFilter {
  const { type, status, days, from_date, to_date, by, time_zone: timeZone = portalZone } = query;
  const today = calendarOf(timeZone).dayOf(now);
  return {
    type: type === 'all' ? null : type,
    status: status === 'all' ? null : status,
    fromDate: days === undefined ? (from_date ?? null) : daysAfter(today, 1 - days),
    toDate: days === undefined ? (to_date ?? null) : today,
    by,
    timeZone,
  };
}
