import type { Calendar } from '@portal/service-kit/calendar';
import type { LocalTime, Round } from './round';

/** A time in which the portal was closed to applicants; `openedAt` is null as long as it is. */
export interface Closure {
  closedAt: Date;
  openedAt: Date | null;
}

/** What rounds are judged by: the zone, when the portal was closed, and the moment that counts. */
export interface Circumstances {
  calendar: Calendar;
  closures: readonly Closure[];
  now: Date;
}

/** From when until when a round takes applications. */
export interface Opening {
  opensAt: Date;
  /** The first moment at which it takes none any more. */
  closesAt: Date;
}

const minuteMs = 60_000;

/** A clock that is put back shows an hour twice: a round opens at the first and closes at the second, so that nobody loses time. */
export function openingOf(round: Pick<Round, 'opens' | 'closes'>, about: Circumstances): Opening {
  const opensAt = about.calendar.instantOf(round.opens, 'earlier');
  return { opensAt, closesAt: closingAt(round.closes, opensAt, about) };
}

/** The end, later by as long as the portal was closed since the opening. */
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

/** What decides until when one draft can be submitted. */
export interface DraftOfRound {
  createdAt: Date;
  /** More time for this person, as the clock of the portal's zone shows its end. */
  moreTimeUntil?: LocalTime;
}

/** The first moment at which this draft is taken no more: the closing, later by the grace or by more time. */
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

/** The open round; of several the one that closes first. */
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
 * The round that a draft counts for: its own; of a draft from before there were rounds the open one, else the one that
 * closed last. Undefined where the programme has none that is or was open.
 */
export function roundOfDraft<R extends Timed>(
  rounds: readonly R[],
  { roundId }: { roundId: number | null },
  about: Circumstances,
): R | undefined {
  const own = rounds.find(({ id }) => id === roundId);
  return own ?? openRound(rounds, about) ?? lastRound(rounds, about);
}

/** The round for which a draft begins that staff or an approval allow: the open one, else the next. */
export const roundToWaitFor = <R extends Timed>(rounds: readonly R[], about: Circumstances): R | undefined =>
  openRound(rounds, about) ?? nextRound(rounds, about);

/** Whether two rounds would be open at the same time. */
export const overlap = (
  one: Pick<Round, 'opens' | 'closes'>,
  other: Pick<Round, 'opens' | 'closes'>,
): boolean => one.opens < other.closes && other.opens < one.closes;
