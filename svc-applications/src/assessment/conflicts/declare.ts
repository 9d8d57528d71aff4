import { readingMessages as t } from '@portal/contract-svc-applications-v1';
import { Forbidden } from '@portal/service-kit/errors';
import { authorize } from '../../application';
import { type Actor, can, nameOf, recordAct, type Service, type Stores } from '../../platform';
import { deriveConflicts } from './derive';
import { lockGroup } from './lock-group';
import type { KnownApplicant } from './store';

type Parts = Pick<Service, 'stores' | 'clock'>;
type AskingParts = Parts & Pick<Service, 'auth'>;

/**
 * Declares that the caller knows the applicant of an application.
 * @throws NotFound
 */
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
 * Lifts a conflict, so that the member of staff may read the applicant again. Nobody can lift their own.
 * @throws Forbidden for the caller's own conflict, and if the caller no longer has the right to manage conflicts
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
 * Lifts the caller's own conflict, with a reason, if there is no other administrator to ask.
 * @throws Forbidden if there is another administrator
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

/**
 * Asks svc-auth for the caller's present rights, since the token may be older than a change of them.
 * @throws Forbidden
 */
async function present(auth: Service['auth'], { personId }: Actor) {
  const { role, permissions, ...status } = await auth.standing(personId);
  if (role === null || !can({ role, ...(permissions && { permissions }) }, 'manageConflicts'))
    throw new Forbidden();
  return status;
}

/** Reads the conflict again once all applications of this person are locked; undefined if it was lifted meanwhile. */
async function lockKnown(trx: Stores, id: number): Promise<KnownApplicant | undefined> {
  const found = await trx.conflicts.find(id);
  if (!found) return undefined;
  await lockGroup(trx, [found.applicationId]);
  return trx.conflicts.find(id);
}

/** The security event names the administrator and the reader; the reason is only in the application's history. */
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

/**
 * Removes a declared conflict together with those derived from it. A derived conflict is only marked as lifted, as long
 * as its source stands.
 */
async function liftInTransaction(trx: Stores, known: KnownApplicant, now: Date): Promise<void> {
  const { id, applicationId, sourceId } = known;
  if (sourceId !== null) return trx.conflicts.liftDerived(id, now);
  const group = await trx.samePerson.together(applicationId);
  await trx.conflicts.removeWithDerived(id);
  await deriveConflicts(trx, group, now);
}
