import { applicationStatuses, applicationTypes, labelOf } from '@portal/contract-svc-applications-v1';
import { calendarOf, placeOfZone } from '@portal/service-kit/calendar';
import { dayIn, momentIn, shortMonthIn, type Translator, translateWith } from '@portal/service-kit/language';
import { bareDay, type CountedBy, type ReportFilter } from './reports/filter';

/** Returns a moment in words, in local time of the zone: '21 November 2026 at 09:30 (Kigali)'. */
export const longMoment = ({ language }: Translator, instant: Date, zone: string): string =>
  `${momentIn(language, calendarOf(zone).wallTime(instant))} (${placeOfZone(zone)})`;

/** Returns the short name of a month: 'Nov 26' for '2026-11'. */
export const shortMonth = ({ language }: Translator, month: string): string =>
  shortMonthIn(language, new Date(`${month}-01T00:00:00Z`));

/** Words for the event by which a report counts. */
export const countedBy: Record<CountedBy, { term: string; chart: string; months: string; none: string }> = {
  submitted: {
    term: 'Submitted',
    chart: 'Submissions over time',
    months: 'Submitted in',
    none: 'No applications were submitted.',
  },
  begun: {
    term: 'Started',
    chart: 'Applications started over time',
    months: 'Started in',
    none: 'No applications were started.',
  },
  decided: {
    term: 'Decided',
    chart: 'Decisions over time',
    months: 'Decided in',
    none: 'Nothing was decided.',
  },
};
export const notSubmitted = 'Applications that were never submitted count on the day they were started.';

/** How the applications of a report without a filter were chosen. */
export const chosenBy = {
  chosen: 'Selected one by one',
  list: 'All applications of a filtered list',
} as const;

/** Describes the filter of a report as pairs of term and value. */
export function describeFilter(filter: ReportFilter, translator: Translator): [string, string][] {
  const { language, translate } = translator;
  if (filter.ids) return [[translate('Applications'), translate(chosenBy[filter.of ?? 'chosen'])]];
  const { type, status, fromDate, toDate, by } = filter;
  const day = (value: string) => dayIn(language, bareDay(value));
  const within = period(translator, fromDate && day(fromDate), toDate && day(toDate));
  const all = translate('All');
  return [
    [translate('Programme'), type ? translate(labelOf(applicationTypes, type)) : all],
    [translate('Status'), status ? translate(labelOf(applicationStatuses, status)) : all],
    [
      translate(countedBy[by].term),
      by === 'submitted' && (fromDate || toDate) ? `${within}. ${translate(notSubmitted)}` : within,
    ],
  ];
}

function period(translator: Translator, from: string | null, to: string | null): string {
  if (from && to) return translateWith(translator, 'from {from} to {to}', { from, to });
  if (from) return translateWith(translator, 'since {from}', { from });
  return to ? translateWith(translator, 'until {to}', { to }) : translator.translate('at any time');
}
