import type { Waiting } from '../api/today';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export const todayMessages = {
  failed: 'What waits could not be loaded',
  nothing: 'Nothing waits for you',
  nothingText: 'New applications, answers, letters and requests appear here.',
} as const;

/** A service may be newer than this page and tell of kinds that it has no words for. */
const words: Partial<Record<string, string>> = {
  submitted: 'Submitted, not opened yet',
  answered: 'Answered what was asked',
  request: 'Asks to apply again',
};

/** Why it waits. */
export const whyWaiting = ({ kind, from }: Waiting): string =>
  kind === 'letter' ? `Letter of ${from ?? 'a referee'} came` : (words[kind] ?? 'New');

/** For how long it waits, in a few characters: 'now', '5 min', '3 h', '12 days'. */
export function howLong(since: string, now: number): string {
  const past = now - Date.parse(since);
  if (past < MINUTE_MS) return 'now';
  if (past < HOUR_MS) return `${Math.floor(past / MINUTE_MS)} min`;
  if (past < DAY_MS) return `${Math.floor(past / HOUR_MS)} h`;
  const days = Math.floor(past / DAY_MS);
  return days === 1 ? '1 day' : `${days} days`;
}
