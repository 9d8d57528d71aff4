import type { Waiting } from '../../api/today';
import * as t from '../../messages/today';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export const todayMessages = {
  get failed() {
    return t.waitsFailed();
  },
  get nothing() {
    return t.nothingWaits();
  },
  get nothingText() {
    return t.nothingWaitsText();
  },
} as const;

/** Words for kinds of open work. A newer service may return kinds without words here. */
const words: Partial<Record<string, string>> = {
  get submitted() {
    return t.whySubmitted();
  },
  get answered() {
    return t.whyAnswered();
  },
  get request() {
    return t.whyRequest();
  },
};

/** Returns why an item is waiting. */
export const whyWaiting = ({ kind, from }: Waiting): string =>
  kind === 'letter' ? t.letterCame({ from: from ?? t.aReferee() }) : (words[kind] ?? t.fresh());

/** Returns how long an item has been waiting, in a few characters: 'now', '5 min', '3 h', '12 days'. */
export function howLong(since: string, now: number): string {
  const past = now - Date.parse(since);
  if (past < MINUTE_MS) return t.justNow();
  if (past < HOUR_MS) return t.minutesWait({ count: Math.floor(past / MINUTE_MS) });
  if (past < DAY_MS) return t.hoursWait({ count: Math.floor(past / HOUR_MS) });
  const days = Math.floor(past / DAY_MS);
  return t.daysWait({ count: days });
}
