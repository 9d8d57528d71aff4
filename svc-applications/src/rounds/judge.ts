import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import type { Application } from '../application';
import { calendarIn, type Stores } from '../platform';
import { type Judged, missed, noneOpen, tooSoon } from './refusals';
import type { Round } from './round';
import {
  type Circumstances,
  deadlineOf,
  isOpenAt,
  nextRound,
  openingOf,
  openRound,
  roundOfDraft,
  roundToWaitFor,
} from './times';

/** Milliseconds since the gateway received the request: a deadline is judged by the time of arrival. */
export type Waited = () => number;

/** For work that no request started, such as jobs. */
export const notWaited: Waited = () => 0;

interface Rounds {
  rounds: Round[];
  about: Circumstances;
  timeZone: string;
}

/**
 * The rounds of a programme, judged at the time of the request's arrival by the database's clock, so that the clocks of
 * replicas and of the gateway do not matter. Undefined if there are no rounds, which costs a single statement.
 */
async function roundsOf(trx: Stores, type: ApplicationType, waited: Waited): Promise<Rounds | undefined> {
  const rounds = await trx.rounds.all(type);
  if (rounds.length === 0) return undefined;
  return { rounds, ...(await circumstances(trx, waited)) };
}

/** The time of the request's arrival, and everything else by which rounds are judged. */
export async function circumstances(
  trx: Stores,
  waited: Waited = notWaited,
): Promise<{ about: Circumstances; timeZone: string }> {
  // `waited` is called last, so that the time for the database's answer counts in the applicant's favour.
  const now = new Date((await trx.databaseNow()).getTime() - waited());
  const closures = await trx.portal.closures();
  // Read within the transaction: a statement on another connection would wait for this one.
  const { timeZone } = await trx.portal.read();
  return { about: { calendar: calendarIn(timeZone), closures, now }, timeZone };
}

const judged = ({ rounds, about, timeZone }: Rounds): Judged => ({
  about,
  timeZone,
  next: roundToWaitFor(rounds, about),
});

/**
 * The round for which a new draft begins; it cannot be removed until the transaction ends. Null if the programme has no
 * rounds.
 * @throws RoundClosed if no round is open
 */
export async function roundForNew(
  trx: Stores,
  type: ApplicationType,
  waited: Waited,
): Promise<number | null> {
  const all = await roundsOf(trx, type, waited);
  if (!all) return null;
  const open = openRound(all.rounds, all.about);
  if (!open) throw noneOpen(judged(all));
  return (await trx.rounds.hold(open.id))?.id ?? null;
}

/** The round of a draft that staff allow: the open one, or else the next; null if there is neither. */
export async function roundForAllowed(trx: Stores, type: ApplicationType): Promise<number | null> {
  const all = await roundsOf(trx, type, notWaited);
  const round = all && roundToWaitFor(all.rounds, all.about);
  return round ? ((await trx.rounds.hold(round.id))?.id ?? null) : null;
}

/** How a draft stands: its round, its deadline, and the round to which it can move. */
export interface Standing {
  round: Round;
  deadline: Date;
  isOpen: boolean;
  /** The round to which the draft can move once it missed its deadline: the open one, or else the next. */
  movesTo: Round | undefined;
  moreTimeUntil: string | undefined;
}

/** The facts of an application on which its round depends. */
export type Draft = Pick<Application, 'id' | 'type' | 'roundId' | 'createdAt'>;

const standingOf = (
  { rounds, about }: Rounds,
  draft: Draft,
  moreTimeOf: (round: Round) => string | undefined,
): Standing | undefined => {
  const round = roundOfDraft(rounds, draft, about);
  if (!round) return undefined;
  const moreTimeUntil = moreTimeOf(round);
  const more = moreTimeUntil === undefined ? {} : { moreTimeUntil };
  const deadline = deadlineOf(round, { createdAt: draft.createdAt, ...more }, about);
  const { opensAt } = openingOf(round, about);
  const isOpen = isOpenAt({ opensAt, closesAt: deadline }, about.now);
  const waiting = roundToWaitFor(rounds, about);
  const movesTo = !isOpen && about.now >= opensAt && waiting?.id !== round.id ? waiting : undefined;
  return { round, deadline, isOpen, movesTo, moreTimeUntil };
};

/** What a draft's owner is shown about rounds; undefined if no round of its programme concerns it. */
export async function standing(
  stores: Stores,
  draft: Draft,
): Promise<(Standing & { about: Circumstances; timeZone: string; next: Round | undefined }) | undefined> {
  const all = await roundsOf(stores, draft.type, notWaited);
  if (!all) return undefined;
  const given = await stores.roundExtensions.among([draft.id]);
  const found = standingOf(all, draft, ({ id }) => given.find(({ roundId }) => roundId === id)?.until);
  return (
    found && { ...found, about: all.about, timeZone: all.timeZone, next: nextRound(all.rounds, all.about) }
  );
}

/**
 * Requires that a draft can be submitted now. Returns the id of its round, or null if its programme has no rounds.
 * @throws RoundClosed
 */
export async function requireInTime(trx: Stores, draft: Draft, waited: Waited): Promise<number | null> {
  const all = await roundsOf(trx, draft.type, waited);
  if (!all) return null;
  const given = await trx.roundExtensions.among([draft.id]);
  const found = standingOf(all, draft, ({ id }) => given.find(({ roundId }) => roundId === id)?.until);
  if (!found) throw noneOpen(judged(all));
  const { round, deadline, isOpen } = found;
  if (isOpen) return round.id;
  const { opensAt } = openingOf(round, all.about);
  throw all.about.now < opensAt ? tooSoon(round, judged(all)) : missed(round, deadline, judged(all));
}

/** The open round of a programme; undefined if none is open, null if the programme has no rounds. */
export async function openRoundOf(
  stores: Stores,
  type: ApplicationType,
  waited: Waited = notWaited,
): Promise<Round | null | undefined> {
  const all = await roundsOf(stores, type, waited);
  return all ? openRound(all.rounds, all.about) : null;
}

/**
 * Requires an open round, unless the programme has no rounds.
 * @throws RoundClosed
 */
export async function requireOpenProgramme(
  stores: Stores,
  type: ApplicationType,
  waited: Waited,
): Promise<Round | null> {
  const all = await roundsOf(stores, type, waited);
  if (!all) return null;
  const open = openRound(all.rounds, all.about);
  if (!open) throw noneOpen(judged(all));
  return open;
}
