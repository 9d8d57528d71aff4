import {
  formatInstant,
  formatMoment,
  formatShortDay,
  formatTime,
  formatWeekday,
} from '@portal/application-ui';

/** The reader's time zone. */
interface Place {
  timeZone: string;
}

/** '20 November 2026'. */
export const dayIn = (instant: string, { timeZone }: Place): string => formatInstant(instant, timeZone);

/** '20 Nov 2026', unbroken, for the columns of a table. */
export const shortDayIn = (instant: string, { timeZone }: Place): string =>
  formatShortDay(instant, timeZone).replaceAll(' ', '\u00a0');

/** '20 November 2026 at 14:02'. */
export const dayAndTime = (instant: string, { timeZone }: Place): string => formatMoment(instant, timeZone);

/** 'Friday 20 November 2026'. */
export const weekdayIn = (instant: string, { timeZone }: Place): string => formatWeekday(instant, timeZone);

/** '14:02'. */
export const clockTime = (instant: string, { timeZone }: Place): string => formatTime(instant, timeZone);
