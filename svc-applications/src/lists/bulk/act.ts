import { createHash } from 'node:crypto';
import { listMessages as t } from '@portal/contract-svc-applications-v1';
import { Conflict, DomainError, NotFound } from '@portal/service-kit/errors';
import type { Actor, Service, Stores } from '../../platform';
import type { BulkItem } from '../all-applications/item';
import type { BulkKind, BulkWords, Learnt, Undoing } from './bulk';
import { bulkKind } from './preview';

type Parts = Pick<Service, 'stores' | 'auth' | 'clock' | 'logger'>;

export interface ActRequest {
  actor: Actor;
  /** A key that the caller makes up; a repeated request with the same key continues the same act. */
  key: string;
  act: string;
  items: { id: number; version: number; readers?: number[] }[];
  words: BulkWords;
}

export interface Acted {
  id: number;
  items: BulkItem[];
}

/** Milliseconds after which one response is given; the rest is done when the act is requested again. */
const atOnceMs = 3000;

/**
 * Does an act to several applications, each in its own transaction. If the process is killed, each application is
 * either done or untouched; a repeated request continues with those that wait.
 * @throws Invalid, Forbidden, Conflict
 */
export async function act(parts: Parts, request: ActRequest): Promise<Acted> {
  const { actor, key, items, words } = request;
  const kind = bulkKind(request.act, actor);
  const { stores, clock } = parts;
  const asked = { act: request.act, items, words };
  const askedHash = createHash('sha256').update(JSON.stringify(asked)).digest('hex');
  const seen = items.map(({ id: applicationId, version }) => ({ applicationId, version }));
  const begun = { staffId: actor.personId, key, act: request.act, askedHash, items: seen };
  const { id, askedHash: before } = await stores.bulk.begin(begun, clock());
  if (before !== askedHash) throw new Conflict(t.otherAct);
  const readersOf = new Map(items.map((item) => [item.id, item.readers]));
  const waiting = (await stores.bulk.items(id)).filter(({ state }) => state === 'waiting');
  const learnt = await learn(parts, kind, { actor, words }, waiting);
  const until = Date.now() + atOnceMs;
  for (const item of waiting) {
    const readers = readersOf.get(item.applicationId);
    await actOn(parts, kind, { actor, words: { ...words, ...(readers && { readers }) }, learnt }, item.id);
    if (Date.now() > until) break;
  }
  return { id, items: await stores.bulk.items(id) };
}

type ActContext = Pick<ActRequest, 'actor' | 'words'> & { learnt: Learnt };

async function learn(
  parts: Parts,
  kind: BulkKind,
  context: Omit<ActContext, 'learnt'>,
  waiting: BulkItem[],
): Promise<Learnt> {
  if (!kind.learn || waiting.length === 0) return {};
  const applications = await parts.stores.overview.briefs(waiting.map(({ applicationId }) => applicationId));
  return kind.learn(parts, { ...context, applications });
}

/** Does the act to one application in one transaction. If this fails the application waits, and the others go on. */
async function actOn(parts: Parts, kind: BulkKind, context: ActContext, itemId: number): Promise<void> {
  try {
    await parts.stores.transaction(async (trx) => {
      await kind.lockFirst?.(trx);
      const item = await trx.bulk.lockItem(itemId);
      if (item?.state === 'waiting') await trx.bulk.end(itemId, await endOf(parts, trx, kind, context, item));
    });
  } catch (error) {
    parts.logger.error({ err: error, bulk_item: itemId }, 'An act on one of several applications failed');
  }
}

async function endOf(
  { clock }: Parts,
  trx: Stores,
  kind: BulkKind,
  { actor, words, learnt }: ActContext,
  { id: itemId, applicationId, version }: BulkItem,
): Promise<Pick<BulkItem, 'state' | 'reason' | 'delayedId'>> {
  const refused = (reason: string) => ({ state: 'refused' as const, reason, delayedId: null });
  const application = await trx.applications.lock({ id: applicationId });
  const hidden = await trx.conflicts.hiddenAmong(actor, [applicationId]);
  if (!application || hidden.has(applicationId)) return refused(t.gone);
  if (application.version !== version) return refused(t.changed);
  const judge = await kind.judge(trx, { actor, applications: [application], words, learnt }, clock());
  const refusal = judge(application);
  if (refusal !== null) return refused(String(refusal));
  const { delayedId = null } = await kind.perform(
    trx,
    { actor, application, words, learnt, itemId },
    { clock },
  );
  return { state: 'done', reason: null, delayedId };
}

export interface Undone {
  applicationId: number;
  /** Why the act could not be undone; null if it was. */
  reason: string | null;
}

/**
 * Undoes an act of the caller for each application separately: decisions that wait to go out, and assigned readers.
 * @throws NotFound for an act of somebody else
 * @throws Forbidden
 */
export async function undoAct(parts: Parts, actor: Actor, id: number): Promise<Undone[]> {
  const begun = await parts.stores.bulk.ofStaff(id, actor.personId);
  if (!begun) throw new NotFound();
  const { undoing } = bulkKind(begun.act, actor);
  const undone: Undone[] = [];
  for (const item of await parts.stores.bulk.items(id))
    if (undoing?.fits(item)) undone.push(await undoOne(parts, undoing, actor, item));
  return undone;
}

async function undoOne(parts: Parts, undoing: Undoing, actor: Actor, item: BulkItem): Promise<Undone> {
  const { applicationId } = item;
  if ((await parts.stores.conflicts.hiddenAmong(actor, [applicationId])).has(applicationId))
    return { applicationId, reason: t.gone };
  try {
    await undoing.perform(parts, actor, item);
    return { applicationId, reason: null };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { applicationId, reason: error.message };
  }
}
