import { TooMany } from '../../../base/errors';
import { message } from '../../../base/messages';

/** How many calls a token makes of one process within a minute. */
export const callsPerMinute = 600;

const minuteMs = 60_000;

/**
 * Counts the calls of programs, so that one in a loop does not take the service from people. Each process counts for
 * itself: the limit protects it, and need not be exact.
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
