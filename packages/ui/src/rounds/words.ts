import { dateInWords } from '../language/names';
import { languageNow } from '../language/now';
import * as t from '../messages/rounds';

/** A round in the form of the public API. Moments are ISO 8601. */
export interface ShownRound {
  names: Readonly<Record<string, string>>;
  opens_at: string;
  closes_at: string;
}

/** The city that people name a zone's time by: 'Kigali' for 'Africa/Kigali'. */
export const placeOfZone = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** A round's name in the language of the page, else in English. */
export const roundName = ({ names }: Pick<ShownRound, 'names'>): string =>
  names[languageNow()] || names.en || '';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** 'in 3 days', 'in 5 hours', 'in 12 minutes', rounded down, so that nobody counts on more time than there is. */
function timeLeft(at: string, now: number): string {
  const left = Math.max(Date.parse(at) - now, 0);
  if (left >= dayMs) return t.inDays({ count: Math.floor(left / dayMs) });
  if (left >= 60 * minuteMs) return t.inHours({ count: Math.floor(left / (60 * minuteMs)) });
  return t.inMinutes({ count: Math.floor(left / minuteMs) });
}

const day = { weekday: 'long', day: 'numeric', month: 'long' } as const;
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/**
 * 'Friday 27 November, 17:00 (Kigali); 16:00 where you are'. The reader's day is added when it differs.
 * @param here the reader's zone; the device's zone when absent
 */
export function momentInBoth(at: string, timeZone: string, here?: string): string {
  const date = new Date(at);
  const there = { timeZone };
  const own = here ? { timeZone: here } : {};
  const [dayThere, timeThere] = [day, clock].map((how) => dateInWords(date, { ...how, ...there })) as [
    string,
    string,
  ];
  const [dayHere, timeHere] = [day, clock].map((how) => dateInWords(date, { ...how, ...own })) as [
    string,
    string,
  ];
  const moment = t.momentThere({ day: dayThere, time: timeThere, place: placeOfZone(timeZone) });
  if (dayHere === dayThere && timeHere === timeThere) return moment;
  const mine = dayHere === dayThere ? timeHere : t.dayTime({ day: dayHere, time: timeHere });
  return t.alsoHere({ moment, here: mine });
}

/** 'Closes in 3 days: Friday 27 November, 17:00 (Kigali); 16:00 where you are'. */
export const closesWords = (closesAt: string, timeZone: string, now = Date.now(), here?: string): string =>
  t.closesIn({ left: timeLeft(closesAt, now), moment: momentInBoth(closesAt, timeZone, here) });

/** 'Closed. Opens on Friday 27 November, 17:00 (Kigali)'. */
export const closedWords = (next: ShownRound | null | undefined, timeZone: string, here?: string): string =>
  next ? t.closedUntil({ moment: momentInBoth(next.opens_at, timeZone, here) }) : t.closedNow();

/** 'Opens on ...' */
export const opensWords = (opensAt: string, timeZone: string, here?: string): string =>
  t.opensOn({ moment: momentInBoth(opensAt, timeZone, here) });
