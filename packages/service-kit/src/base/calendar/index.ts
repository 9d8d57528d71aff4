import { utc } from './zone';

export { timeZoneSchema } from './schema';
export { isTimeZone, placeOfZone, utc } from './zone';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The days of one time zone. Days are 'YYYY-MM-DD'. */
export interface Calendar {
  dayOf(instant: Date): string;
  /** The first moment of a day. */
  startOf(day: string): Date;
  /** The first moment of the next day. */
  endOf(day: string): Date;
  /**
   * The moment at which a wall clock shows 'YYYY-MM-DDTHH:mm'. When the clock shows that time twice, `which` chooses.
   * When it skips that time, the result is the moment before or after by the length of the skip.
   */
  instantOf(local: string, which: 'earlier' | 'later'): Date;
  /** The local time, written as if it were universal time: for cells and formats without time zones. */
  wallTime(instant: Date): Date;
}

const midnight = (day: string): number => Date.parse(`${day}T00:00:00.000Z`);
const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The day that many days later; earlier when `days` is negative. */
export const daysAfter = (day: string, days: number): string => dayAt(midnight(day) + days * DAY_MS);

/** Whether this is a minute of a day that exists: 'YYYY-MM-DDTHH:mm'. */
export const isLocalTime = (typed: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(typed) &&
  new Date(Date.parse(`${typed}:00.000Z`) || 0).toISOString().startsWith(typed);

/** Years outside of this range use universal time; no application has dates in them. */
const zoned = (time: number): boolean => time > Date.UTC(1900, 0) && time < Date.UTC(3000, 0);

/** @throws RangeError when the zone is no IANA time zone */
export function calendarOf(zone: string): Calendar {
  const offsetAt = zone === utc ? () => 0 : offsetsOf(zone);
  const wall = (time: number) => (zoned(time) ? time + offsetAt(time) : time);
  function startOf(day: string): Date {
    const start = midnight(day);
    // Offsets are between -12 and +14 hours, so one of these times is before the start and the other after it.
    let [before, since] = [start - 15 * HOUR_MS, start + 15 * HOUR_MS];
    while (since - before > MINUTE_MS) {
      const middle = before + Math.floor((since - before) / 2 / MINUTE_MS) * MINUTE_MS;
      if (wall(middle) >= start) since = middle;
      else before = middle;
    }
    return new Date(since);
  }
  function instantOf(local: string, which: 'earlier' | 'later'): Date {
    const shown = Date.parse(`${local}:00.000Z`);
    if (!zoned(shown)) return new Date(shown);
    // Offsets one day before and one day after, so that a change of the clocks in between gives two moments.
    const offsets = [offsetAt(shown - DAY_MS), offsetAt(shown + DAY_MS)];
    const moments = offsets.map((offset) => shown - offset);
    const shows = moments.filter((time) => wall(time) === shown);
    const among = shows.length > 0 ? shows : moments;
    return new Date(which === 'earlier' ? Math.min(...among) : Math.max(...among));
  }
  return {
    instantOf,
    dayOf: (instant) => dayAt(wall(instant.getTime())),
    startOf,
    endOf: (day) => (day < '9999-12-31' ? startOf(daysAfter(day, 1)) : new Date(midnight(day) + DAY_MS)),
    wallTime: (instant) => (zone === utc ? instant : new Date(wall(instant.getTime()))),
  };
}

/** The offset of a zone in ms at a moment. Days without a change of the clocks are looked up once. */
function offsetsOf(zone: string): (time: number) => number {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  function ask(time: number): number {
    const parts = clock.formatToParts(time);
    const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
    const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
    return shown - Math.floor(time / 1000) * 1000;
  }
  const known = new Map<number, number | null>();
  return (time) => {
    const day = Math.floor(time / DAY_MS);
    let offset = known.get(day);
    if (offset === undefined) {
      const [first, last] = [ask(day * DAY_MS), ask((day + 1) * DAY_MS)];
      offset = first === last ? first : null;
      known.set(day, offset);
    }
    return offset ?? ask(time);
  };
}
