import { applicationStatuses, applicationTypes, labelOf } from '@portal/contract-svc-applications-v1';
import { calendarOf, placeOfZone } from '@portal/service-kit/calendar';
import { dayIn, momentIn, shortMonthIn, type Tongue, told } from '@portal/service-kit/language';
import { bareDay, type CountedBy, type ReportFilter } from './reports/filter';

/** '21 November 2026 at 09:30 (Kigali)', as the clocks of that zone show it. */
export const longMoment = ({ language }: Tongue, instant: Date, zone: string): string =>
  `${momentIn(language, calendarOf(zone).wallTime(instant))} (${placeOfZone(zone)})`;

/** 'Nov 26' of '2026-11' */
export const shortMonth = ({ language }: Tongue, month: string): string =>
  shortMonthIn(language, new Date(`${month}-01T00:00:00Z`));

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
  decided: {
    term: 'Decided',
    chart: 'Decisions over time',
    months: 'Decided in',
    none: 'Nothing was decided.',
  },
};
export const notSubmitted = 'What was never submitted counts by the day on which it was begun.';

/** Which applications a report is of that has no filter of its own. */
export const chosenBy = { chosen: 'Chosen one by one', list: 'All that a filtered list held' } as const;

/** The filter of a report in words. */
export function describeFilter(filter: ReportFilter, tongue: Tongue): [string, string][] {
  const { language, say } = tongue;
  if (filter.ids) return [[say('Applications'), say(chosenBy[filter.of ?? 'chosen'])]];
  const { type, status, fromDate, toDate, by } = filter;
  const day = (value: string) => dayIn(language, bareDay(value));
  const within = period(tongue, fromDate && day(fromDate), toDate && day(toDate));
  const all = say('All');
  return [
    [say('Programme'), type ? say(labelOf(applicationTypes, type)) : all],
    [say('Status'), status ? say(labelOf(applicationStatuses, status)) : all],
    [
      say(countedBy[by].term),
      by === 'submitted' && (fromDate || toDate) ? `${within}. ${say(notSubmitted)}` : within,
    ],
  ];
}

function period(tongue: Tongue, from: string | null, to: string | null): string {
  if (from && to) return told(tongue, 'from {from} to {to}', { from, to });
  if (from) return told(tongue, 'since {from}', { from });
  return to ? told(tongue, 'until {to}', { to }) : tongue.say('at any time');
}
