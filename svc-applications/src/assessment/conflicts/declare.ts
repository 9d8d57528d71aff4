import { readingMessages as t } from '@portal/contract-svc-applications-v1';
import { Forbidden } from '@portal/service-kit/errors';
import { authorize } from '../../application';
import { type Actor, can, nameOf, recordAct, type Service, type Stores } from '../../platform';
import { deriveConflicts } from './derive';
import { lockGroup } from './lock-group';
import type { KnownApplicant } from './store';

type Parts = Pick<Service, 'stores' | 'clock'>;
type AskingParts = Parts & Pick<Service, 'auth'>;

/** @throws NotFound */
export function declareConflict({ stores, clock }: Parts, actor: Actor, id: number): Promise<void> {
  return stores.transaction(async (trx) => {
    const application = authorize(actor, 'read', await trx.applications.lock({ id }));
    const group = await lockGroup(trx, [id]);
    if (await trx.conflicts.hasDeclared(actor.personId, id)) return;
    const now = clock();
    await trx.conflicts.declare({ id: actor.personId, name: nameOf(actor) }, application, now);
    await deriveConflicts(trx, group, now);
    const subject = { kind: 'application', id };
    await trx.events.add({ kind: 'conflict_declared', actor, subject }, now);
  });
}

/**
 * Lets a reader read again. Nobody opens by themselves what they closed to themselves.
 * @throws Forbidden for the caller's own, and for whoever looks after conflicts no more at this moment
 */
export async function liftConflict(
  { stores, clock, auth }: AskingParts,
  actor: Actor,
  id: number,
): Promise<void> {
  await present(auth, actor);
  await stores.transaction(async (trx) => {
    const known = await lockKnown(trx, id);
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
  { stores, clock, auth }: AskingParts,
  actor: Actor,
  id: number,
  reason: string,
): Promise<void> {
  if ((await present(auth, actor)).other_administrator) throw new Forbidden(t.liftOwn);
  await stores.transaction(async (trx) => {
    const known = await lockKnown(trx, id);
    if (known?.readerId !== actor.personId) return;
    await liftAndRecord(trx, actor, known, { own: true, reason }, clock());
  });
}

/** Somebody may have taken the right while the request was on its way. @throws Forbidden */
async function present(auth: Service['auth'], { personId }: Actor) {
  const { role, permissions, ...status } = await auth.standing(personId);
  if (role === null || !can({ role, ...(permissions && { permissions }) }, 'manageConflicts'))
    throw new Forbidden();
  return status;
}

/** As it stands once everything of this person is locked; undefined where somebody has lifted it meanwhile. */
async function lockKnown(trx: Stores, id: number): Promise<KnownApplicant | undefined> {
  const found = await trx.conflicts.find(id);
  if (!found) return undefined;
  await lockGroup(trx, [found.applicationId]);
  return trx.conflicts.find(id);
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
