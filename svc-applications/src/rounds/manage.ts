import { Conflict, Invalid, NotFound } from '@portal/service-kit/errors';
import { type Actor, message, recordAct, type Service, type Stores } from '../platform';
import { passOnAdded } from './added-places';
import type { Round, RoundFacts } from './round';
import { overlap } from './times';

type Parts = Pick<Service, 'stores' | 'clock'>;

const roundsMost = 200;

/**
 * Creates a round.
 * @throws Invalid, Conflict
 */
export function createRound({ stores, clock }: Parts, actor: Actor, facts: RoundFacts): Promise<Round> {
  return stores.transaction(async (trx) => {
    await oneAtATime(trx);
    const others = await trx.rounds.all();
    if (others.length >= roundsMost) throw new Conflict(message('roundsFull', { most: roundsMost }));
    requireFits(facts, others);
    const now = clock();
    const id = await trx.rounds.insert(facts, now);
    const made = { ...facts, id, version: 1 };
    await record(trx, actor, { round: facts.names.en, what: 'made', to: timesOf(made) }, now);
    return made;
  });
}

/**
 * Changes a round, except for its programme.
 * @throws NotFound, Invalid
 * @throws Conflict if a colleague changed it since it was read
 */
export function changeRound(
  { stores, clock }: Parts,
  actor: Actor,
  { id, version, facts }: { id: number; version: number; facts: RoundFacts },
): Promise<Round> {
  return stores.transaction(async (trx) => {
    await oneAtATime(trx);
    const before = await trx.rounds.find(id);
    if (!before) throw new NotFound();
    const changed = { ...facts, programme: before.programme };
    requireFits(
      changed,
      (await trx.rounds.all()).filter((other) => other.id !== id),
    );
    const now = clock();
    if (!(await trx.rounds.change(id, version, changed, now))) throw new Conflict(message('roundChanged'));
    await passOnAdded(trx, before, { ...changed, id });
    const details = { round: facts.names.en, what: 'changed', from: timesOf(before), to: timesOf(changed) };
    await record(trx, actor, details, now);
    return { ...changed, id, version: version + 1 };
  });
}

/**
 * Removes a round to which no application belongs.
 * @throws NotFound, Conflict
 */
export function removeRound({ stores, clock }: Parts, actor: Actor, id: number): Promise<void> {
  return stores.transaction(async (trx) => {
    const round = await trx.rounds.find(id);
    if (!round) throw new NotFound();
    if (!(await trx.rounds.remove(id))) throw new Conflict(message('roundInUse'));
    await trx.places.takeAddedOfRound(id);
    await record(trx, actor, { round: round.names.en, what: 'removed', from: timesOf(round) }, clock());
  });
}

/** Lets one round be saved at a time: two saved at once would not see that they overlap. */
const oneAtATime = (trx: Stores) => trx.portal.lock();

/**
 * Refuses a round that overlaps another.
 * @throws Invalid
 */
function requireFits(facts: RoundFacts, others: readonly Round[]): void {
  if (facts.closes <= facts.opens) throw new Invalid({ closes: [message('roundClosesEarly')] });
  const other = others.find((one) => one.programme === facts.programme && overlap(one, facts));
  if (other) throw new Invalid({ opens: [message('roundOverlaps', { name: other.names.en ?? '' })] });
}

const timesOf = ({ opens, closes, graceMinutes, places }: RoundFacts) => ({
  opens,
  closes,
  grace_minutes: graceMinutes,
  ...(places !== null && { places }),
});

const record = (trx: Stores, actor: Actor, details: object, now: Date) =>
  recordAct(trx, { actor, action: 'rounds_changed', details }, now);
