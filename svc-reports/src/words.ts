import { applicationStatuses, applicationTypes, labelOf } from '@portal/contract-svc-applications-v1';
import type { ReportFilter } from './reports/filter';

const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** '21 November 2026' */
export const longDay = (day: Date): string => long.format(day);
/** '21 Nov 2026' */
export const shortDay = (day: Date): string => short.format(day);
/** '21 November 2026 at 09:30 UTC' */
export const longMoment = (instant: Date): string => `${moment.format(instant)} UTC`;
/** 'Nov 26' of '2026-11' */
export const shortMonth = (month: string): string =>
  new Intl.DateTimeFormat('en-GB', { month: 'short', year: '2-digit', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

/** What a report was asked for, in words. */
export function describeFilter({ type, status, fromDate, toDate }: ReportFilter): [string, string][] {
  const day = (value: string) => longDay(new Date(`${value}T00:00:00Z`));
  return [
    ['Programme', type ? labelOf(applicationTypes, type) : 'All'],
    ['Status', status ? labelOf(applicationStatuses, status) : 'All'],
    ['Created', period(fromDate && day(fromDate), toDate && day(toDate))],
  ];
}

function period(from: string | null, to: string | null): string {
  if (from && to) return `from ${from} to ${to}`;
  if (from) return `since ${from}`;
  return to ? `until ${to}` : 'at any time';
}
