import { applicationStatuses, applicationTypes, labelOf } from '@portal/contract-svc-applications-v1';
import { utc } from '@portal/service-kit/calendar';
import { bareDay, type CountedBy, type ReportFilter } from './reports/filter';

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
/** '21 November 2026 at 09:30 UTC', of what the clock on the wall shows in that zone. */
export const longMoment = (wallTime: Date, zone = utc): string =>
  zone === utc ? `${moment.format(wallTime)} UTC` : `${moment.format(wallTime)} (${zone})`;
/** 'Nov 26' of '2026-11' */
export const shortMonth = (month: string): string =>
  new Intl.DateTimeFormat('en-GB', { month: 'short', year: '2-digit', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

/** What a report's dates and months are of. */
export const countedBy: Record<CountedBy, { term: string; chart: string; months: string; none: string }> = {
  submitted: {
    term: 'Submitted',
    chart: 'Submissions over time',
    months: 'Submitted in',
    none: 'Nothing was submitted.',
  },
  begun: {
    term: 'Begun',
    chart: 'Applications begun over time',
    months: 'Begun in',
    none: 'Nothing was begun.',
  },
};
export const notSubmitted = 'What was never submitted counts by the day on which it was begun.';

/** Which applications a report is of that has no filter of its own. */
export const chosenBy = { chosen: 'Chosen one by one', list: 'All that a filtered list held' } as const;

/** The filter of a report in words. */
export function describeFilter(filter: ReportFilter): [string, string][] {
  if (filter.ids) return [['Applications', chosenBy[filter.of ?? 'chosen']]];
  const { type, status, fromDate, toDate, by } = filter;
  const day = (value: string) => longDay(bareDay(value));
  const within = period(fromDate && day(fromDate), toDate && day(toDate));
  return [
    ['Programme', type ? labelOf(applicationTypes, type) : 'All'],
    ['Status', status ? labelOf(applicationStatuses, status) : 'All'],
    [countedBy[by].term, by === 'submitted' && (fromDate || toDate) ? `${within}. ${notSubmitted}` : within],
  ];
}

function period(from: string | null, to: string | null): string {
  if (from && to) return `from ${from} to ${to}`;
  if (from) return `since ${from}`;
  return to ? `until ${to}` : 'at any time';
}
