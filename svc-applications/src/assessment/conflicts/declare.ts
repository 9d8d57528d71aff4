import { readingMessages as t } from '@portal/contract-svc-applications-v1';
import { Forbidden } from '@portal/service-kit/errors';
import { authorize } from '../../application';
import { type Actor, nameOf, recordAct, type Service, type Stores } from '../../platform';
import { deriveConflicts } from './derive';
import type { KnownApplicant } from './store';

type Parts = Pick<Service, 'stores' | 'clock'>;

/** @throws NotFound */
export function declareConflict({ stores, clock }: Parts, actor: Actor, id: number): Promise<void> {
  return stores.transaction(async (trx) => {
    const application = authorize(actor, 'read', await trx.applications.lock({ id }));
    if (await trx.conflicts.hasDeclared(actor.personId, id)) return;
    const now = clock();
    await trx.conflicts.declare({ id: actor.personId, name: nameOf(actor) }, application, now);
    await deriveConflicts(trx, await trx.samePerson.together(id), now);
    const subject = { kind: 'application', id };
    await trx.events.add({ kind: 'conflict_declared', actor, subject }, now);
  });
}

/**
 * Lets a reader read again. Nobody opens by themselves what they closed to themselves.
 * @throws Forbidden for the caller's own
 */
export async function liftConflict({ stores, clock }: Parts, actor: Actor, id: number): Promise<void> {
  await stores.transaction(async (trx) => {
    const known = await trx.conflicts.find(id);
    if (!known) return;
    if (known.readerId === actor.personId) throw new Forbidden(t.liftOwn);
    await liftAndRecord(trx, actor, known, {}, clock());
  });
}

/**
 * Where no other administrator could be asked, the only one opens it to themselves with a reason.
 * @throws Forbidden where another one works here
 */
export async function overrideOwn(
  { stores, clock, auth }: Parts & Pick<Service, 'auth'>,
  actor: Actor,
  id: number,
  reason: string,
): Promise<void> {
  if ((await auth.standing(actor.personId)).other_administrator) throw new Forbidden(t.liftOwn);
  await stores.transaction(async (trx) => {
    const known = await trx.conflicts.find(id);
    if (known?.readerId !== actor.personId) return;
    await liftAndRecord(trx, actor, known, { own: true, reason }, clock());
  });
}

/** The event names who let whom read again; the reason is in the history of the application. */
async function liftAndRecord(
  trx: Stores,
  actor: Actor,
  known: KnownApplicant,
  details: { own?: true; reason?: string },
  now: Date,
): Promise<void> {
  await liftInTransaction(trx, known, now);
  const { applicationId, readerId, reader } = known;
  const event = { reader: String(readerId), ...(details.own && { own: true }) };
  const subject = { kind: 'application', id: applicationId };
  await trx.events.add({ kind: 'conflict_lifted', actor, subject, details: event }, now);
  if (!(await trx.applications.find({ id: applicationId }))) return;
  const recorded = { conflict_lifted: reader, ...details };
  await recordAct(trx, { actor, action: 'edited', applicationId, details: recorded }, now);
}

/** What follows from a declared conflict goes with it; one that follows is lifted while its source stands. */
async function liftInTransaction(trx: Stores, known: KnownApplicant, now: Date): Promise<void> {
  const { id, applicationId, sourceId } = known;
  if (sourceId !== null) return trx.conflicts.liftDerived(id, now);
  const group = await trx.samePerson.together(applicationId);
  await trx.conflicts.removeWithDerived(id);
  await deriveConflicts(trx, group, now);
}
