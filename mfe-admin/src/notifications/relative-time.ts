import { dayIn } from '../frame/common/dates';
import * as t from '../messages/notifications';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** 'Just now', '5 minutes ago', '3 hours ago', '2 days ago', and after a week the full date. */
export function relativeTime(instant: string, now: number, place: { timeZone: string }): string {
  const past = now - Date.parse(instant);
  if (past < MINUTE_MS) return t.notificationsJustNow();
  if (past < HOUR_MS) return t.minutesAgo({ count: Math.floor(past / MINUTE_MS) });
  if (past < DAY_MS) return t.hoursAgo({ count: Math.floor(past / HOUR_MS) });
  if (past < 7 * DAY_MS) return t.daysAgo({ count: Math.floor(past / DAY_MS) });
  return dayIn(instant, place);
}
