import { readingMessages as say } from '@portal/contract-svc-applications-v1';
import { Forbidden } from '@portal/service-kit/errors';
import { authorize } from '../../application';
import { type Asker, nameOf, recordAct, type Service, type Stores } from '../../platform';
import { deriveConflicts } from './derive';
import type { KnownApplicant } from './store';

type Parts = Pick<Service, 'stores' | 'clock'>;

/** @throws NotFound */
export function declareConflict({ stores, clock }: Parts, asker: Asker, id: number): Promise<void> {
  return stores.together(async (within) => {
    const application = authorize(asker, 'read', await within.applications.lock({ id }));
    if (await within.conflicts.hasDeclared(asker.personId, id)) return;
    const now = clock();
    await within.conflicts.declare({ id: asker.personId, name: nameOf(asker) }, application, now);
    await deriveConflicts(within, await within.samePerson.together(id), now);
    const subject = { kind: 'application', id };
    await within.events.add({ kind: 'conflict_declared', actor: asker, subject }, now);
  });
}

/**
 * Lets a reader read again. Nobody opens by themselves what they closed to themselves.
 * @throws Forbidden for the caller's own
 */
export async function liftConflict({ stores, clock }: Parts, asker: Asker, id: number): Promise<void> {
  await stores.together(async (within) => {
    const known = await within.conflicts.find(id);
    if (!known) return;
    if (known.readerId === asker.personId) throw new Forbidden(say.liftOwn);
    await liftAndRecord(within, asker, known, {}, clock());
  });
}

/**
 * Where no other administrator could be asked, the only one opens it to themselves with a reason.
 * @throws Forbidden where another one works here
 */
export async function overrideOwn(
  { stores, clock, auth }: Parts & Pick<Service, 'auth'>,
  asker: Asker,
  id: number,
  reason: string,
): Promise<void> {
  if ((await auth.standing(asker.personId)).other_administrator) throw new Forbidden(say.liftOwn);
  await stores.together(async (within) => {
    const known = await within.conflicts.find(id);
    if (known?.readerId !== asker.personId) return;
    await liftAndRecord(within, asker, known, { own: true, reason }, clock());
  });
}

/** The event names who let whom read again; the reason is in the history of the application. */
async function liftAndRecord(
  within: Stores,
  asker: Asker,
  known: KnownApplicant,
  details: { own?: true; reason?: string },
  now: Date,
): Promise<void> {
  await liftWithin(within, known, now);
  const { applicationId, readerId, reader } = known;
  const event = { reader: String(readerId), ...(details.own && { own: true }) };
  const subject = { kind: 'application', id: applicationId };
  await within.events.add({ kind: 'conflict_lifted', actor: asker, subject, details: event }, now);
  if (!(await within.applications.find({ id: applicationId }))) return;
  const recorded = { conflict_lifted: reader, ...details };
  await recordAct(within, { actor: asker, action: 'edited', applicationId, details: recorded }, now);
}

/** What follows from a declared conflict goes with it; one that follows is lifted while its source stands. */
async function liftWithin(within: Stores, known: KnownApplicant, now: Date): Promise<void> {
  const { id, applicationId, sourceId } = known;
  if (sourceId !== null) return within.conflicts.liftDerived(id, now);
  const group = await within.samePerson.together(applicationId);
  await within.conflicts.removeWithDerived(id);
  await deriveConflicts(within, group, now);
}
