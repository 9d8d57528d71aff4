import {
  type ApplicationStatus,
  type ApplicationType,
  readingLimits,
  readingMessages as t,
} from '@portal/contract-svc-applications-v1';
import { Conflict, Invalid, NotFound } from '@portal/service-kit/errors';
import type { Actor, Service, Stores } from '../../platform';
import { type Colleague, colleaguesWith } from '../colleagues/colleague';
import { submittedFor } from '../submitted';
import { type Shares, shareEvenly } from './even';
import { returnFromLeft } from './left';
import type { Assignment } from './store';

type Parts = Pick<Service, 'stores' | 'auth' | 'clock'>;

/** The applications to assign: these ids, or all of a programme, with this status if given. */
export type Chosen = { ids: number[] } | { programme: ApplicationType; status?: ApplicationStatus };

export interface Sharing {
  chosen: Chosen;
  readers: number[];
  /** How many readers each application is to have, present readers included. */
  readersEach: number;
}

export interface Shared {
  applications: number;
  /** The number of applications that get fewer readers than wanted, because too few may read them. */
  lacking: number;
  loads: { reader: Colleague; count: number }[];
  assignments: Assignment[];
}

/**
 * Plans how applications are shared out evenly among readers; nobody gets an applicant whom they know.
 * @throws Invalid for a reader who is not on the staff, and if no application fits
 * @throws Conflict for an application that is not submitted
 */
export async function planShares(parts: Parts, { chosen, readers, readersEach }: Sharing): Promise<Shared> {
  await returnFromLeft(parts);
  const colleagues = await colleaguesWith(parts, readers);
  if (colleagues.length !== new Set(readers).size) throw new Invalid({ readers: [t.reader] });
  const ids = await chosenIds(parts.stores, chosen);
  const assigned = await parts.stores.assignments.of(ids);
  const pairs = await parts.stores.conflicts.between(readers, ids);
  const known = new Set(pairs.map(({ reader, application }) => `${reader} ${application}`));
  const reads = (id: number, reader: number) => assigned.get(id)?.some((one) => one.id === reader) ?? false;
  const needs = (id: number) => Math.max(0, readersEach - (assigned.get(id)?.length ?? 0));
  const shares = shareEvenly({
    applications: ids.map((id) => ({ id, needs: needs(id) })),
    readers: colleagues.map(({ id }) => id),
    barred: (reader, id) => known.has(`${reader} ${id}`) || reads(id, reader),
  });
  const given = givenTo(shares);
  return {
    applications: ids.length,
    lacking: ids.filter((id) => (given.get(id) ?? 0) < needs(id)).length,
    loads: colleagues.map((reader) => ({ reader, count: shares.get(reader.id)?.size ?? 0 })),
    assignments: colleagues.flatMap((reader) =>
      [...(shares.get(reader.id) ?? [])].map((applicationId) => ({ applicationId, reader })),
    ),
  };
}

/** Stores the assignments that `planShares` returns. */
export async function assignEvenly(parts: Parts, actor: Actor, sharing: Sharing): Promise<Shared> {
  const shared = await planShares(parts, sharing);
  await parts.stores.transaction(async (trx) => {
    const now = parts.clock();
    await trx.assignments.insert(shared.assignments, actor.personId, now);
    const details = { applications: shared.applications, readers: sharing.readers.length };
    await trx.events.add({ kind: 'readers_assigned', actor, details }, now);
  });
  return shared;
}

/** Assigns one application to one reader. @throws NotFound, Invalid, Conflict */
export async function assignOne(parts: Parts, actor: Actor, id: number, readerId: number): Promise<void> {
  const [reader] = await colleaguesWith(parts, [readerId]);
  if (!reader) throw new Invalid({ reader: [t.reader] });
  await parts.stores.transaction(async (trx) => {
    await submittedFor(trx, actor, id);
    if (await trx.conflicts.knows(reader.id, id)) throw new Conflict(t.readerKnows);
    const now = parts.clock();
    await trx.assignments.insert([{ applicationId: id, reader }], actor.personId, now);
    await trx.events.add(event('reader_assigned', actor, id, readerId), now);
  });
}

/**
 * Ends the assignment of one application to a reader.
 * @throws NotFound if that reader was not assigned to it
 */
export function unassign(
  { stores, clock }: Parts,
  actor: Actor,
  id: number,
  readerId: number,
): Promise<void> {
  return stores.transaction(async (trx) => {
    if (!(await trx.assignments.remove(id, readerId))) throw new NotFound();
    await trx.events.add(event('reader_unassigned', actor, id, readerId), clock());
  });
}

const event = (kind: string, actor: Actor, id: number, reader: number) => ({
  kind,
  actor,
  subject: { kind: 'application', id },
  details: { reader: String(reader) },
});

async function chosenIds({ assignments }: Pick<Stores, 'assignments'>, chosen: Chosen): Promise<number[]> {
  if (!('ids' in chosen)) {
    const found = await assignments.fitting(chosen, readingLimits.together + 1);
    if (found.length > readingLimits.together) throw new Invalid({ programme: [t.tooMany] });
    if (found.length === 0) throw new Invalid({ programme: [t.nothingToAssign] });
    return found;
  }
  const ids = [...new Set(chosen.ids)];
  const submitted = await assignments.submitted(ids);
  if (ids.some((id) => !submitted.has(id))) throw new Conflict(t.notSubmitted);
  return ids;
}

/** How many new readers each application gets, by application id. */
function givenTo(shares: Shares): Map<number, number> {
  const given = new Map<number, number>();
  for (const ids of shares.values()) for (const id of ids) given.set(id, (given.get(id) ?? 0) + 1);
  return given;
}
