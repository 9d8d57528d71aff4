import { dayMs } from './rules';

/** What the portal saw of the clock. */
export interface ClockSeen {
  /** The last time that was seen; null before the first. */
  seenAt: Date | null;
  /** Since when it goes without a jump. */
  steadySinceAt: Date | null;
  /** The last time before a jump that a person has to look at. */
  doubtedFromAt: Date | null;
}

const minuteMs = 60_000;
/** Clocks of machines differ by as much. */
const tolerated = 5 * minuteMs;
/** A portal that is off over a long weekend is no reason to wait. */
const gapMs = 4 * dayMs;
/** A longer gap is a portal that was off for long, or a wrong clock: a person can decide. */
const doubtedGapMs = 31 * dayMs;

/** A clock that jumped is believed after so long without another jump. */
export const steadyMs = dayMs;

/** The state of the clock after another look. `newest` is the newest change of any application. */
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

/** Whether things may end by this clock. */
export const isBelieved = ({ steadySinceAt, doubtedFromAt }: ClockSeen, now: Date): boolean =>
  doubtedFromAt === null && steadySinceAt !== null && now.getTime() - steadySinceAt.getTime() >= steadyMs;

/** Whether two clocks show the same time. */
export const agree = (one: Date, other: Date): boolean =>
  Math.abs(one.getTime() - other.getTime()) <= tolerated;
