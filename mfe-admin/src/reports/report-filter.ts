import { applicationStatuses } from '@portal/contract-svc-applications-v1';
import type { ReportFilter } from '../api/reports';

/** The filters as they are chosen; the address keeps them. */
export interface ChosenFilter {
  type: string;
  status: string;
  range: string;
  /** 'YYYY-MM-DD', or '' for no end. They count while the range is custom. */
  from: string;
  to: string;
}

const ALL = 'all';
export const typeChoices = [
  { value: ALL, label: 'All' },
  { value: 'visitor', label: 'Visitor' },
  { value: 'intern', label: 'Intern' },
];
export const statusChoices = [{ value: ALL, label: 'All' }, ...applicationStatuses];

export const CUSTOM = 'custom';
export const ALL_TIME = 'all';
export const rangeChoices = [
  { value: CUSTOM, label: 'Custom' },
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
  { value: '365', label: 'Last 365 days' },
  { value: ALL_TIME, label: 'All time' },
];

const DEFAULT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

const known = (value: string | null, choices: readonly { value: string }[], otherwise: string): string =>
  choices.find((choice) => choice.value === value)?.value ?? otherwise;

const dayIn = (value: string | null, otherwise: string): string =>
  value === '' || /^\d{4}-\d{2}-\d{2}$/.test(value ?? '') ? (value ?? otherwise) : otherwise;

/** The report that an address asks for; what makes no sense in it is left out. */
export function filterOf(params: URLSearchParams, now: number): ChosenFilter {
  return {
    type: known(params.get('type'), typeChoices, ALL),
    status: known(params.get('status'), statusChoices, ALL),
    range: known(params.get('range'), rangeChoices, CUSTOM),
    from: dayIn(params.get('from'), dayOf(now - DEFAULT_DAYS * DAY_MS)),
    to: dayIn(params.get('to'), dayOf(now)),
  };
}

/** The address of a choice: what is as it was to begin with is not in it. */
export function paramsOf(filter: ChosenFilter, now: number): URLSearchParams {
  const usual = filterOf(new URLSearchParams(), now);
  const names = ['type', 'status', 'range', 'from', 'to'] as const;
  const shown = names.filter((name) => filter[name] !== usual[name]);
  const dated = filter.range === CUSTOM;
  return new URLSearchParams(
    shown.filter((name) => dated || (name !== 'from' && name !== 'to')).map((name) => [name, filter[name]]),
  );
}

/** Why there can be no report of this; null when there can. */
export function problemOf({ range, from, to }: ChosenFilter): string | null {
  return range === CUSTOM && from && to && from > to ? 'From Date cannot be later than To Date' : null;
}

/** What the server is asked for. */
export function asked({ type, status, range, from, to }: ChosenFilter): ReportFilter {
  const common = { type, status };
  if (range === ALL_TIME) return common;
  if (range !== CUSTOM) return { ...common, days: range };
  return { ...common, ...(from && { from_date: from }), ...(to && { to_date: to }) };
}
