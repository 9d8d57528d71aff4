import {
  formatInstant,
  formatMoment,
  formatShortDay,
  formatShortMoment,
  formatTime,
  formatWeekday,
} from '@portal/application-ui';
import { dateInWords } from '@portal/ui/language';

/** The zone in which the portal counts days. */
interface Place {
  timeZone: string;
}

/** '20 November 2026'. */
export const dayIn = (instant: string, { timeZone }: Place): string => formatInstant(instant, timeZone);

/** '20 Nov 2026', of which no line is broken within a date, for the columns of a table. */
export const shortDayIn = (instant: string, { timeZone }: Place): string => formatShortDay(instant, timeZone);

/** '20 Nov 2026, 14:02', likewise, for the columns of a table. */
export const shortMomentIn = (instant: string, { timeZone }: Place): string =>
  formatShortMoment(instant, timeZone);

/** '20 November 2026 at 14:02'. */
export const dayAndTime = (instant: string, { timeZone }: Place): string => formatMoment(instant, timeZone);

/** 'Friday 20 November 2026'. */
export const weekdayIn = (instant: string, { timeZone }: Place): string => formatWeekday(instant, timeZone);

/** 'F' for 2026-11-20; in Kinyarwanda's 'Ku wa gatanu' the last word names the day. */
export function weekdayInitial(day: string): string {
  const name = dateInWords(Date.parse(`${day}T00:00:00Z`), { weekday: 'long', timeZone: 'UTC' });
  return (name.split(' ').at(-1) ?? name).charAt(0).toUpperCase();
}

/** '14:02'; without a place by the reader's own clock, for what happens in the same hours. */
export const clockTime = (instant: string, place?: Place): string => formatTime(instant, place?.timeZone);
