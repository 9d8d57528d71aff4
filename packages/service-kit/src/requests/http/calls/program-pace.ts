import { TooMany } from '../../../base/errors';
import { message } from '../../../base/messages';

/** The most calls of one token to one process within a minute. */
export const callsPerMinute = 600;

const minuteMs = 60_000;

/**
 * Counts the calls of programs, so that a program in a loop does not slow the service down for people. Each process
 * counts for itself: the limit protects that process and need not be exact.
 */
export function programPace(most = callsPerMinute) {
  let windowEndsAt = 0;
  let counts = new Map<number, number>();
  return {
    /** @throws TooMany */
    count(token: number, now: number): void {
      if (now >= windowEndsAt) {
        windowEndsAt = now + minuteMs;
        counts = new Map();
      }
      const count = (counts.get(token) ?? 0) + 1;
      counts.set(token, count);
      if (count <= most) return;
      const seconds = Math.max(1, Math.ceil((windowEndsAt - now) / 1000));
      throw new TooMany(seconds, message('tokenPace', { most, seconds }));
    },
  };
}
