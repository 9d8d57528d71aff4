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

/** '20 Nov 2026' without line breaks, for table columns. */
export const shortDayIn = (instant: string, { timeZone }: Place): string => formatShortDay(instant, timeZone);

/** '20 Nov 2026, 14:02', whose date does not break, for table columns. */
export const shortMomentIn = (instant: string, { timeZone }: Place): string =>
  formatShortMoment(instant, timeZone);

/** '20 November 2026 at 14:02'. */
export const dayAndTime = (instant: string, { timeZone }: Place): string => formatMoment(instant, timeZone);

/** 'Friday 20 November 2026'. */
export const weekdayIn = (instant: string, { timeZone }: Place): string => formatWeekday(instant, timeZone);

/** Returns a weekday's initial: 'F' for 2026-11-20. In Kinyarwanda the last word of 'Ku wa gatanu' names the day. */
export function weekdayInitial(day: string): string {
  const name = dateInWords(Date.parse(`${day}T00:00:00Z`), { weekday: 'long', timeZone: 'UTC' });
  return (name.split(' ').at(-1) ?? name).charAt(0).toUpperCase();
}

/** '14:02' in the zone of `place`; without it in the reader's own zone, for events of the same few hours. */
export const clockTime = (instant: string, place?: Place): string => formatTime(instant, place?.timeZone);
