import { dayAfter, mondayOf } from '../../frame/common/weeks';

/** Number of weeks shown at once. */
const weeks = 8;

/** Returns the weeks from a Monday on, and the Mondays of the spans before and after. */
export const spanFrom = (monday: string) => ({
  from: monday,
  until: dayAfter(monday, weeks * 7 - 1),
  earlier: dayAfter(monday, -weeks * 7),
  later: dayAfter(monday, weeks * 7),
});

/** Returns today's date in a time zone, 'YYYY-MM-DD'. */
export const todayIn = (timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(new Date());

export const isMonday = (typed: string | null): typed is string =>
  typed !== null && /^\d{4}-\d{2}-\d{2}$/.test(typed) && mondayOf(typed) === typed;
