/** '2027-02-01' as people read it: '1 February 2027'. Anything else is shown as it is. */
export function formatDay(day: string | null | undefined, language = 'en-GB'): string {
  if (!day) return '';
  const date = new Date(`${day.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(language, options).format(date);
}

/** An instant (ISO 8601) as the day it was where the person is. */
export function formatInstant(instant: string | null | undefined, language = 'en-GB'): string {
  if (!instant) return '';
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return instant;
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric' }).format(date);
}
