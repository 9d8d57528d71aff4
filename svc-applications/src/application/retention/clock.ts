import { dayMs } from './rules';

/** What the portal has recorded about its own clock. */
export interface ClockSeen {
  /** The last time at which the clock was read; null before the first reading. */
  seenAt: Date | null;
  /** Since when the clock has run without a jump. */
  steadySinceAt: Date | null;
  /** The last time before a jump that a person has to check. */
  doubtedFromAt: Date | null;
}

const minuteMs = 60_000;
/** Clocks of different machines may differ by this many milliseconds. */
const tolerated = 5 * minuteMs;
/** The longest gap between two readings that is no jump: a portal may be off over a long weekend. */
const gapMs = 4 * dayMs;
/** After a longer gap, either the portal was off for long or the clock is wrong: a person has to decide. */
const doubtedGapMs = 31 * dayMs;

/** A clock that jumped is trusted again after this many milliseconds without another jump. */
export const steadyMs = dayMs;

/** The state of the clock after another reading. `newest` is the time of the newest change of any application. */
export function seeClock(before: ClockSeen, now: Date, newest: Date | undefined): ClockSeen {
  const last = before.seenAt ?? newest ?? now;
  const gap = now.getTime() - last.getTime();
  const jumped = before.seenAt === null || gap < -tolerated || gap > gapMs;
  const isBack =
    before.doubtedFromAt !== null && Math.abs(now.getTime() - before.doubtedFromAt.getTime()) < doubtedGapMs;
  return {
    seenAt: now,
    steadySinceAt: jumped || before.steadySinceAt === null ? now : before.steadySinceAt,
    doubtedFromAt: isBack ? null : (before.doubtedFromAt ?? (gap > doubtedGapMs ? last : null)),
  };
}

/** Whether the clock is trusted enough to erase things by it. */
export const isBelieved = ({ steadySinceAt, doubtedFromAt }: ClockSeen, now: Date): boolean =>
  doubtedFromAt === null && steadySinceAt !== null && now.getTime() - steadySinceAt.getTime() >= steadyMs;

/** Whether two clocks show the same time, within the tolerance. */
export const agree = (one: Date, other: Date): boolean =>
  Math.abs(one.getTime() - other.getTime()) <= tolerated;
