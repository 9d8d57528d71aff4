import { dateInWords } from '@portal/ui/language';
import * as t from '../../messages/zones';

/** Dates as people read them, everywhere in the portal and in its language: '21 November 2026', '21 November 2026 at 14:02'; short in tables. */
const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

function written(instant: string | null | undefined, options: Intl.DateTimeFormatOptions): string {
  if (!instant) return '';
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return instant;
  return dateInWords(date, options);
}

const where = (timeZone: string | undefined) => (timeZone ? { timeZone } : {});

/** A day as people read it: '1 February 2027' for '2027-02-01'. Any other text is returned unchanged. */
export function formatDay(date: string | null | undefined): string {
  if (!date) return '';
  const midnight = Date.parse(`${date.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(midnight) ? date : dateInWords(midnight, { ...day, timeZone: 'UTC' });
}

/**
 * An instant in the portal's zone. When the reader's clock shows another time, that is added, without the day when the
 * day is the same: '22 November 2026 (21 November 2026 where you are)', '21 Nov 2026, 14:02 (12:02 where you are)'.
 */
function inBoth(
  instant: string | null | undefined,
  options: Intl.DateTimeFormatOptions,
  timeZone: string | undefined,
  shaped = (date: string) => date,
): string {
  const there = written(instant, { ...options, ...where(timeZone) });
  if (!timeZone || written(instant, options) === there) return shaped(there);
  const sameDay = written(instant, day) === written(instant, { ...day, timeZone });
  return t.whereYouAre({ there: shaped(there), here: shaped(written(instant, sameDay ? time : options)) });
}

/**
 * Makes a date that does not break across lines. Two dates may stand one below the other; side by side they would be
 * wider than a column.
 */
const unbroken = (date: string) => date.replaceAll(' ', '\u00a0');

let zoneOfDays: string | undefined;

/**
 * Sets the zone in which the portal counts days. Applicants' pages set it before they show an instant; staff's pages
 * pass the zone with each instant.
 */
export function countDaysIn(timeZone: string): void {
  zoneOfDays = timeZone;
}

/** The day of an instant (ISO 8601) in the given zone, by default the portal's: '21 November 2026'. */
export const formatInstant = (instant: string | null | undefined, timeZone = zoneOfDays): string =>
  inBoth(instant, day, timeZone);

/** '21 Nov 2026' without line breaks, for columns of a table. */
export const formatShortDay = (instant: string | null | undefined, timeZone = zoneOfDays): string =>
  inBoth(instant, { ...day, month: 'short' }, timeZone, unbroken);

/** '21 November 2026 at 14:02'. */
export const formatMoment = (instant: string | null | undefined, timeZone = zoneOfDays): string =>
  inBoth(instant, { dateStyle: 'long', timeStyle: 'short' }, timeZone);

/** 'Saturday 21 November 2026', for the heading of a day's entries. */
export const formatWeekday = (instant: string | null | undefined, timeZone?: string): string =>
  written(instant, { dateStyle: 'full', ...where(timeZone) });

/** '21 Nov 2026, 14:02' without line breaks, for columns of a table. */
export const formatShortMoment = (instant: string | null | undefined, timeZone?: string): string =>
  inBoth(instant, { ...day, month: 'short', ...time }, timeZone, unbroken);

/** '14:02' in the given zone; without one by the reader's own clock, for recent events. */
export const formatTime = (instant: string | null | undefined, timeZone?: string): string =>
  inBoth(instant, { timeStyle: 'short' }, timeZone);
