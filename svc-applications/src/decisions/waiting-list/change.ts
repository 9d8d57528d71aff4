import { type ApplicationType, waitingListMessages as t } from '@portal/contract-svc-applications-v1';
import { Conflict, NotFound } from '@portal/service-kit/errors';
import { isWaiting } from '../../application';
import { scoresOf } from '../../assessment';
import { type Actor, can, nameOf, recordAct, type Service, type Stores } from '../../platform';
import { DecidedMeanwhile } from '../errors';
import { authorizeDecision } from '../feedback/policy';
import { byScore, moved, type WaitingEntry } from './waiting-list';
import { type MailWaitlisted, waitlisted } from './waitlist-mail';

type Parts = Pick<Service, 'stores' | 'clock'>;

export interface AddRequest {
  actor: Actor;
  applicationId: number;
  /** The application's version that staff saw. */
  version?: number;
}

/**
 * Puts an application at the end of its programme's waiting list, and mails its applicant. The status is unchanged. An
 * application that is on the list already stays where it is.
 * @throws NotFound, NotSubmitted, Withdrawn, DecidedMeanwhile
 * @throws Conflict if it is decided
 */
export function addToList({ stores, clock }: Parts, request: AddRequest): Promise<WaitingEntry> {
  const { actor, applicationId, version } = request;
  return stores.transaction(async (trx) => {
    const application = authorizeDecision(actor, await trx.applications.lock({ id: applicationId }));
    const before = await trx.waitingLists.on(applicationId);
    if (before) return before;
    if (!isWaiting(application)) throw new Conflict(t.decided);
    if (version !== undefined && version !== application.version)
      throw new DecidedMeanwhile(application, await trx.feedback.newestOn(applicationId));
    const { type: programme } = application;
    await trx.waitingLists.lock(programme);
    const by = { personId: actor.personId, name: nameOf(actor) };
    const addedAt = await trx.databaseNow();
    const id = await trx.waitingLists.add({ applicationId, programme, by, addedAt });
    await trx.waitingLists.touch(programme);
    await record(trx, { actor, applicationId, what: 'added' }, clock());
    await inform(trx, { entry_id: id, what: 'added' }, applicationId);
    return found(await trx.waitingLists.find(id));
  });
}

/**
 * Takes an application off the list, and mails its applicant that it is being read again.
 * @throws NotFound
 * @throws Conflict if it no longer waits
 */
export function takeOff({ stores, clock }: Parts, actor: Actor, id: number): Promise<WaitingEntry> {
  return stores.transaction(async (trx) => {
    const entry = await lockEntry(trx, actor, id);
    await trx.waitingLists.lock(entry.programme);
    if (!(await trx.waitingLists.end(id, 'taken-off', clock()))) throw new Conflict(t.offAlready);
    await trx.waitingLists.touch(entry.programme);
    const { applicationId } = entry;
    await record(trx, { actor, applicationId, what: 'taken-off' }, clock());
    await inform(trx, { entry_id: id, what: 'taken-off' }, applicationId);
    return found(await trx.waitingLists.find(id));
  });
}

export interface MoveRequest {
  actor: Actor;
  id: number;
  /** The new place, from 1. */
  to: number;
  /** The version of the list that staff saw. */
  version: number;
}

/**
 * Moves an entry to another place of its list.
 * @throws NotFound
 * @throws Conflict if the entry no longer waits, or the list changed
 */
export function move({ stores }: Parts, { actor, id, to, version }: MoveRequest): Promise<WaitingEntry> {
  return stores.transaction(async (trx) => {
    const entry = await lockEntry(trx, actor, id);
    await lockAsSeen(trx, entry.programme, version);
    const order = await trx.waitingLists.order(entry.programme);
    const from = order.findIndex((one) => one.id === id) + 1;
    const next = moved(order, from, to);
    await trx.waitingLists.setOrder(next.map((one) => one.id));
    await trx.waitingLists.touch(entry.programme);
    return found(await trx.waitingLists.find(id));
  });
}

export interface OrderRequest {
  actor: Actor;
  programme: ApplicationType;
  version: number;
}

/**
 * Orders a list by mean score: best first, entries without a score last.
 * @throws NotFound
 * @throws Conflict if the list changed
 */
export function orderByScore({ stores }: Parts, { actor, programme, version }: OrderRequest): Promise<void> {
  return stores.transaction(async (trx) => {
    if (!can(actor, 'decide')) throw new NotFound();
    await lockAsSeen(trx, programme, version);
    const order = await trx.waitingLists.order(programme);
    const scores = await scoresOf(
      trx,
      order.map(({ applicationId }) => applicationId),
    );
    const scored = order.map((one) => ({ ...one, score: scores.get(one.applicationId) ?? null }));
    await trx.waitingLists.setOrder(scored.sort(byScore).map(({ id }) => id));
    await trx.waitingLists.touch(programme);
  });
}

/** Sets whether applicants of a programme are shown their place. */
export function showPlaces(
  { stores, clock }: Parts,
  { actor, programme, shows }: { actor: Actor; programme: ApplicationType; shows: boolean },
): Promise<void> {
  return stores.transaction(async (trx) => {
    await trx.waitingLists.lock(programme);
    await trx.waitingLists.showPlaces(programme, shows);
    const details = { waiting_list: programme, shows_place: shows };
    await recordAct(trx, { actor, action: 'settings_changed', details }, clock());
  });
}

async function lockEntry(trx: Stores, actor: Actor, id: number): Promise<WaitingEntry> {
  const before = await trx.waitingLists.find(id);
  if (!before || !can(actor, 'decide')) throw new NotFound();
  await trx.applications.lock({ id: before.applicationId });
  const entry = found(await trx.waitingLists.find(id));
  if (entry.state !== 'waiting') throw new Conflict(t.offAlready);
  return entry;
}

async function lockAsSeen(trx: Stores, programme: ApplicationType, version: number): Promise<void> {
  const list = await trx.waitingLists.lock(programme);
  if (list.version !== version) throw new Conflict(t.changed, { extra: { version: list.version } });
}

const record = (
  trx: Stores,
  { actor, applicationId, what }: { actor: Actor; applicationId: number; what: MailWaitlisted['what'] },
  now: Date,
) => recordAct(trx, { actor, action: 'edited', applicationId, details: { waiting_list: what } }, now);

const inform = (trx: Stores, payload: MailWaitlisted, applicationId: number) =>
  trx.enqueue(waitlisted.kind, payload, applicationId);

function found(entry: WaitingEntry | undefined): WaitingEntry {
  if (!entry) throw new NotFound();
  return entry;
}
