import { dateInWords } from '@portal/ui/language';

/** Dates as people read them, everywhere in the portal and in its language: '21 November 2026', '21 November 2026 at 14:02'; short in tables. */
const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;

function written(instant: string | null | undefined, options: Intl.DateTimeFormatOptions): string {
  if (!instant) return '';
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return instant;
  return dateInWords(date, options);
}

const where = (timeZone: string | undefined) => (timeZone ? { timeZone } : {});

/** '2027-02-01' as people read it: '1 February 2027'. Anything else is shown as it is. */
export function formatDay(date: string | null | undefined): string {
  if (!date) return '';
  const midnight = Date.parse(`${date.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(midnight) ? date : dateInWords(midnight, { ...day, timeZone: 'UTC' });
}

/** The day of an instant (ISO 8601) in the person's time zone, or in the given one: '21 November 2026'. */
export const formatInstant = (instant: string | null | undefined, timeZone?: string): string =>
  written(instant, { ...day, ...where(timeZone) });

/** '21 Nov 2026', for the columns of a table. */
export const formatShortDay = (instant: string | null | undefined, timeZone?: string): string =>
  written(instant, { ...day, month: 'short', ...where(timeZone) });

/** '21 November 2026 at 14:02'. */
export const formatMoment = (instant: string | null | undefined, timeZone?: string): string =>
  written(instant, { dateStyle: 'long', timeStyle: 'short', ...where(timeZone) });

/** 'Saturday 21 November 2026'. */
export const formatWeekday = (instant: string | null | undefined, timeZone?: string): string =>
  written(instant, { dateStyle: 'full', ...where(timeZone) });

/** '14:02'. */
export const formatTime = (instant: string | null | undefined, timeZone?: string): string =>
  written(instant, { timeStyle: 'short', ...where(timeZone) });
