import { applicationStatuses, newestFirst, staffWords } from '@portal/contract-svc-applications-v1';
import type { ReportFilter } from '../api/reports';
import { rangeProblem } from '../frame/common/range-problem';
import * as t from '../messages/reports';

/** The chosen filters; the address keeps them. */
export interface ChosenFilter {
  type: string;
  status: string;
  /** Which event the dates refer to: a value of `byChoices`. */
  by: string;
  range: string;
  /** 'YYYY-MM-DD', or '' for an open end. `from` and `to` count when the range is 'custom'. */
  from: string;
  to: string;
}

const ALL = 'all';
export const typeChoices = [
  {
    value: ALL,
    get label() {
      return t.allTypes();
    },
  },
  ...newestFirst.map(({ key }) => ({ value: key, label: staffWords[key].applicant })),
];
export const statusChoices = [
  {
    value: ALL,
    get label() {
      return t.allStatuses();
    },
  },
  ...applicationStatuses,
];

export const SUBMITTED = 'submitted';
export const DECIDED = 'decided';
export const byChoices = [
  {
    value: SUBMITTED,
    get label() {
      return t.bySubmitted();
    },
  },
  {
    value: 'begun',
    get label() {
      return t.byBegun();
    },
  },
  {
    value: DECIDED,
    get label() {
      return t.byDecided();
    },
  },
];

export const CUSTOM = 'custom';
export const ALL_TIME = 'all';
export const rangeChoices = [
  {
    value: CUSTOM,
    get label() {
      return t.customRange();
    },
  },
  {
    value: 'this-month',
    get label() {
      return t.rangeThisMonth();
    },
  },
  {
    value: 'last-month',
    get label() {
      return t.rangeLastMonth();
    },
  },
  {
    value: 'this-quarter',
    get label() {
      return t.rangeThisQuarter();
    },
  },
  {
    value: '7',
    get label() {
      return t.last7();
    },
  },
  {
    value: '30',
    get label() {
      return t.last30();
    },
  },
  {
    value: '90',
    get label() {
      return t.last90();
    },
  },
  {
    value: '365',
    get label() {
      return t.last365();
    },
  },
  {
    value: ALL_TIME,
    get label() {
      return t.allTime();
    },
  },
];

const DEFAULT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The reader's time and time zone. */
export interface Here {
  now: number;
  timeZone: string;
}

/** Returns today's date where the reader is, 'YYYY-MM-DD'. */
function today({ now, timeZone }: Here): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now);
  return ['year', 'month', 'day'].map((name) => parts.find(({ type }) => type === name)?.value).join('-');
}

const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);

const offered = (value: string | null, choices: readonly { value: string }[], otherwise: string): string =>
  choices.find((choice) => choice.value === value)?.value ?? otherwise;

const dayIn = (value: string | null, otherwise: string): string =>
  value === '' || /^\d{4}-\d{2}-\d{2}$/.test(value ?? '') ? (value ?? otherwise) : otherwise;

/** Returns the first day of the month that is `months` after the month of a day. */
function monthBegins(day: string, months = 0): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** Returns the first and last day of a calendar range around a day; undefined for other ranges. */
function calendarRange(range: string, day: string): { from: string; to: string } | undefined {
  if (range === 'this-month') return { from: monthBegins(day), to: day };
  if (range === 'last-month') return { from: monthBegins(day, -1), to: daysBefore(monthBegins(day), 1) };
  if (range !== 'this-quarter') return undefined;
  const month = Number(day.slice(5, 7)) - 1;
  return { from: monthBegins(day, -(month % 3)), to: day };
}

/** The filters of an address; invalid parameters are ignored. */
export function filterOf(params: URLSearchParams, here: Here): ChosenFilter {
  const last = today(here);
  return {
    type: offered(params.get('type'), typeChoices, ALL),
    status: offered(params.get('status'), statusChoices, ALL),
    by: offered(params.get('by'), byChoices, SUBMITTED),
    range: offered(params.get('range'), rangeChoices, CUSTOM),
    from: dayIn(params.get('from'), daysBefore(last, DEFAULT_DAYS - 1)),
    to: dayIn(params.get('to'), last),
  };
}

/** The parameters of chosen filters, without defaults. */
export function paramsOf(filter: ChosenFilter, here: Here): URLSearchParams {
  const usual = filterOf(new URLSearchParams(), here);
  const names = ['type', 'status', 'by', 'range', 'from', 'to'] as const;
  const shown = names.filter((name) => filter[name] !== usual[name]);
  const dated = filter.range === CUSTOM;
  return new URLSearchParams(
    shown.filter((name) => dated || (name !== 'from' && name !== 'to')).map((name) => [name, filter[name]]),
  );
}

/** The error in the filters; null when a report is possible. */
export const problemOf = (chosen: ChosenFilter): string | null =>
  chosen.range === CUSTOM ? rangeProblem(chosen) : null;

/** Returns the filters in the form of the server's query. */
export function asked({ type, status, by, range, from, to }: ChosenFilter, here: Here): ReportFilter {
  const common = { type, status, by, time_zone: here.timeZone };
  const part = calendarRange(range, today(here));
  if (part) return { ...common, from_date: part.from, to_date: part.to };
  if (range === ALL_TIME) return common;
  if (range !== CUSTOM) return { ...common, days: range };
  return { ...common, ...(from && { from_date: from }), ...(to && { to_date: to }) };
}
