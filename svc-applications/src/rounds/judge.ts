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

/** For how long the portal has had the request that is judged: it counts by when it came. */
export type Waited = () => number;

/** For what is no request of its sender's. */
export const notWaited: Waited = () => 0;

interface Rounds {
  rounds: Round[];
  about: Circumstances;
  timeZone: string;
}

/**
 * The rounds of a programme, judged at the moment at which the request came, by the clock of the database: the clocks
 * of replicas and of the gateway do not matter. Undefined where there is no round, which costs one statement.
 */
async function roundsOf(trx: Stores, type: ApplicationType, waited: Waited): Promise<Rounds | undefined> {
  const rounds = await trx.rounds.all(type);
  if (rounds.length === 0) return undefined;
  return { rounds, ...(await circumstances(trx, waited)) };
}

/** The moment that counts, and what else decides about rounds. */
export async function circumstances(
  trx: Stores,
  waited: Waited = notWaited,
): Promise<{ about: Circumstances; timeZone: string }> {
  // How long is asked last: the time that the database's answer takes counts for the applicant.
  const now = new Date((await trx.databaseNow()).getTime() - waited());
  const closures = await trx.portal.closures();
  // Within the transaction: a statement of another connection would wait for this one.
  const { timeZone } = await trx.portal.read();
  return { about: { calendar: calendarIn(timeZone), closures, now }, timeZone };
}

const judged = ({ rounds, about, timeZone }: Rounds): Judged => ({
  about,
  timeZone,
  next: roundToWaitFor(rounds, about),
});

/**
 * The round for which a new draft begins, kept from being removed until the transaction ends; null where the programme
 * has no rounds.
 * @throws RoundClosed where none is open
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

/** The round of a draft that staff allow: the open one, or the next; null where there is neither. */
export async function roundForAllowed(trx: Stores, type: ApplicationType): Promise<number | null> {
  const all = await roundsOf(trx, type, notWaited);
  const round = all && roundToWaitFor(all.rounds, all.about);
  return round ? ((await trx.rounds.hold(round.id))?.id ?? null) : null;
}

/** Where a draft stands: its round, until when it is taken, and to which round it can go. */
export interface Standing {
  round: Round;
  deadline: Date;
  isOpen: boolean;
  /** The open round, or the one that opens next, where the draft is not of it and can no longer be submitted. */
  movesTo: Round | undefined;
  moreTimeUntil: string | undefined;
}

/** What of an application its round depends on. */
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

/** What a draft's owner is shown; undefined where the programme has no round that concerns it. */
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
 * Requires that this draft is taken now; returns the round for which it is submitted, null where its programme has none.
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

/** The open round of a programme: undefined where there are rounds and none is open, null where there are none. */
export async function openRoundOf(
  stores: Stores,
  type: ApplicationType,
  waited: Waited = notWaited,
): Promise<Round | null | undefined> {
  const all = await roundsOf(stores, type, waited);
  return all ? openRound(all.rounds, all.about) : null;
}

/** @throws RoundClosed where the programme has rounds and none is open */
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
