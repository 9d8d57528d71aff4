import type { Calendar } from '@portal/service-kit/calendar';
import type { LocalTime, Round } from './round';

/** A time in which the portal was closed to applicants; `openedAt` is null while it still is. */
export interface Closure {
  closedAt: Date;
  openedAt: Date | null;
}

/** By what rounds are judged: the zone's calendar, times in which the portal was closed, and the time that counts. */
export interface Circumstances {
  calendar: Calendar;
  closures: readonly Closure[];
  now: Date;
}

/** When a round accepts applications. */
export interface Opening {
  opensAt: Date;
  /** The first instant at which it no longer does. */
  closesAt: Date;
}

const minuteMs = 60_000;

/**
 * When a round is open. A local time that occurs twice, when clocks are put back, means the earlier instant for the
 * opening and the later one for the closing, so that nobody loses time.
 */
export function openingOf(round: Pick<Round, 'opens' | 'closes'>, about: Circumstances): Opening {
  const opensAt = about.calendar.instantOf(round.opens, 'earlier');
  return { opensAt, closesAt: closingAt(round.closes, opensAt, about) };
}

/** The closing, later by the time in which the portal was closed since the opening. */
function closingAt(closes: LocalTime, opensAt: Date, { calendar, closures, now }: Circumstances): Date {
  let end = calendar.instantOf(closes, 'later').getTime();
  const inOrder = [...closures].sort((a, b) => a.closedAt.getTime() - b.closedAt.getTime());
  for (const { closedAt, openedAt } of inOrder) {
    const from = Math.max(closedAt.getTime(), opensAt.getTime());
    const until = (openedAt ?? now).getTime();
    if (from < end && until > from) end += until - from;
  }
  return new Date(end);
}

export const isOpenAt = ({ opensAt, closesAt }: Opening, moment: Date): boolean =>
  opensAt <= moment && moment < closesAt;

/** The facts on which a draft's deadline depends. */
export interface DraftOfRound {
  createdAt: Date;
  /** The end of extra time for this person, as a local time in the portal's time zone. */
  moreTimeUntil?: LocalTime;
}

/** The first instant at which a draft is no longer accepted: the closing, later by the grace time or by extra time. */
export function deadlineOf(
  round: Pick<Round, 'opens' | 'closes' | 'graceMinutes'>,
  { createdAt, moreTimeUntil }: DraftOfRound,
  about: Circumstances,
): Date {
  const { opensAt, closesAt } = openingOf(round, about);
  const grace = createdAt < closesAt ? round.graceMinutes * minuteMs : 0;
  const ends = [closesAt.getTime() + grace];
  if (moreTimeUntil) ends.push(closingAt(moreTimeUntil, opensAt, about).getTime());
  return new Date(Math.max(...ends));
}

type Timed = Pick<Round, 'id' | 'opens' | 'closes'>;

/** The open round; if there are several, the one that closes first. */
export function openRound<R extends Timed>(rounds: readonly R[], about: Circumstances): R | undefined {
  return first(
    rounds.filter((round) => isOpenAt(openingOf(round, about), about.now)),
    (round) => openingOf(round, about).closesAt,
  );
}

/** The round that opens next. */
export function nextRound<R extends Timed>(rounds: readonly R[], about: Circumstances): R | undefined {
  const opensAt = (round: R) => openingOf(round, about).opensAt;
  return first(
    rounds.filter((round) => opensAt(round) > about.now),
    opensAt,
  );
}

/** The round that closed last. */
function lastRound<R extends Timed>(rounds: readonly R[], about: Circumstances): R | undefined {
  const closesAt = (round: R) => openingOf(round, about).closesAt;
  return first(
    rounds.filter((round) => closesAt(round) <= about.now),
    (round) => new Date(-closesAt(round).getTime()),
  );
}

function first<R extends Timed>(rounds: readonly R[], at: (round: R) => Date): R | undefined {
  return [...rounds].sort((a, b) => at(a).getTime() - at(b).getTime() || a.id - b.id)[0];
}

/**
 * The round of a draft: its own or, for a draft from before there were rounds, the open one, or else the one that
 * closed last. Undefined if the programme has no round that is or was open.
 */
export function roundOfDraft<R extends Timed>(
  rounds: readonly R[],
  { roundId }: { roundId: number | null },
  about: Circumstances,
): R | undefined {
  const own = rounds.find(({ id }) => id === roundId);
  return own ?? openRound(rounds, about) ?? lastRound(rounds, about);
}

/** The round for a draft that staff or an approved request allow: the open one, or else the next. */
export const roundToWaitFor = <R extends Timed>(rounds: readonly R[], about: Circumstances): R | undefined =>
  openRound(rounds, about) ?? nextRound(rounds, about);

/** Whether two rounds would be open at the same time. */
export const overlap = (
  one: Pick<Round, 'opens' | 'closes'>,
  other: Pick<Round, 'opens' | 'closes'>,
): boolean => one.opens < other.closes && other.opens < one.closes;
