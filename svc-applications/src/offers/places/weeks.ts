import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import { daysAfter } from '@portal/service-kit/calendar';
import type { Span } from '../../platform';
import { overlap } from '../offers/offer';
import { placesTaken } from './clashes';
import type { DayOff, PlacePeriod, TakenPlace } from './place';

/** The Monday on or before a day. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return daysAfter(day, -((weekday + 6) % 7));
}

/** The weeks, from Monday to Sunday, that share a day with a span. */
export function weeksIn({ from, until }: Span): Span[] {
  const weeks: Span[] = [];
  for (let monday = mondayOf(from); monday <= until; monday = daysAfter(monday, 7))
    weeks.push({ from: monday, until: daysAfter(monday, 6) });
  return weeks;
}

/** The numbers of a programme in a week. */
export interface WeekLine {
  programme: ApplicationType;
  /** The places of the period with the least room; null if there is no limit. */
  places: number | null;
  /** How many people have accepted in this week; `offered` counts those with an open offer. */
  taken: number;
  offered: number;
  free: number | null;
  /** By how many the acceptances exceed the places. */
  over: number;
  offers: number[];
}

export interface Week extends Span {
  daysOff: DayOff[];
  lines: WeekLine[];
}

interface Calendar {
  periods: readonly PlacePeriod[];
  daysOff: readonly DayOff[];
  taken: readonly TakenPlace[];
}

/** The calendar of places by weeks. A programme with neither places nor offers in a week has no line there. */
export const calendarOfWeeks = (span: Span, { periods, daysOff, taken }: Calendar): Week[] =>
  weeksIn(span).map((week) => {
    const here = <Row extends Span>(rows: readonly Row[]) => rows.filter((row) => overlap(row, week));
    const programmes = new Set([...here(periods), ...here(taken)].map(({ programme }) => programme));
    return {
      ...week,
      daysOff: here(daysOff),
      lines: [...programmes].sort().map((programme) => {
        const ofProgramme = <Row extends { programme: ApplicationType }>(rows: readonly Row[]) =>
          rows.filter((row) => row.programme === programme);
        return lineOf(week, programme, ofProgramme(here(periods)), ofProgramme(taken));
      }),
    };
  });

function lineOf(
  week: Span,
  programme: ApplicationType,
  periods: readonly PlacePeriod[],
  taken: readonly TakenPlace[],
): WeekLine {
  const here = taken.filter((one) => overlap(one, week));
  const people = (state: TakenPlace['state']) =>
    here.filter((one) => one.state === state).reduce((sum, { participants }) => sum + participants, 0);
  const room = periods.map((period) => roomIn(period, taken)).sort((one, other) => one.left - other.left)[0];
  return {
    programme,
    places: room ? room.places : null,
    taken: people('accepted'),
    offered: people('open'),
    free: room ? Math.max(0, room.left) : null,
    over: Math.max(0, ...periods.map((period) => roomIn(period, taken).over)),
    offers: here.map(({ offerId }) => offerId),
  };
}

/** How many more may come in a period, with open offers counted, and by how many acceptances exceed its places. */
export function roomIn(period: PlacePeriod, offers: readonly TakenPlace[]) {
  const taken = placesTaken(period, offers, 'accepted');
  const offered = placesTaken(period, offers, 'open');
  const { places } = period;
  return { places, taken, offered, left: places - taken - offered, over: Math.max(0, taken - places) };
}
