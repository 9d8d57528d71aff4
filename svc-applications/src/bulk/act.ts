import { createHash } from 'node:crypto';
import { listMessages as say } from '@portal/contract-svc-applications-v1';
import { Conflict, DomainError, NotFound } from '@portal/service-kit/errors';
import type { Asker } from '../applications/policy';
import { undo } from '../holding/undo';
import type { Service } from '../service';
import type { Stores } from '../store';
import type { BulkKind, BulkWords } from './bulk';
import type { BulkItem } from './item';
import { bulkKind } from './preview';

type Parts = Pick<Service, 'stores' | 'clock' | 'logger'>;

export interface ActRequest {
  asker: Asker;
  /** Made by whoever asks; asked again with the same key, the same act goes on. */
  key: string;
  act: string;
  items: { id: number; version: number }[];
  words: BulkWords;
}

export interface Acted {
  id: number;
  items: BulkItem[];
}

/** One answer takes not much longer; what waits then is done when the act is asked for again. */
const atOnceMs = 3000;

/**
 * Does an act to several applications, to each in a transaction of its own. Whoever is killed meanwhile leaves each
 * application as it was, or done; asked again, the act goes on with those that wait.
 * @throws Invalid, Forbidden, Conflict
 */
export async function act(parts: Parts, request: ActRequest): Promise<Acted> {
  const { asker, key, items, words } = request;
  const kind = bulkKind(request.act, asker);
  const { stores, clock } = parts;
  const asked = { act: request.act, items, words };
  const askedHash = createHash('sha256').update(JSON.stringify(asked)).digest('hex');
  const seen = items.map(({ id: applicationId, version }) => ({ applicationId, version }));
  const begun = { staffId: asker.personId, key, act: request.act, askedHash, items: seen };
  const { id, askedHash: before } = await stores.bulk.begin(begun, clock());
  if (before !== askedHash) throw new Conflict(say.otherAct);
  const until = Date.now() + atOnceMs;
  for (const item of await stores.bulk.items(id)) {
    if (Date.now() > until) break;
    if (item.state === 'waiting') await actOn(parts, kind, { asker, words }, item.id);
  }
  return { id, items: await stores.bulk.items(id) };
}

type Told = Pick<ActRequest, 'asker' | 'words'>;

/** One application in one transaction; one that fails waits, and does not keep the others waiting. */
async function actOn(parts: Parts, kind: BulkKind, told: Told, itemId: number): Promise<void> {
  try {
    await parts.stores.together(async (within) => {
      const item = await within.bulk.lockItem(itemId);
      if (item?.state === 'waiting')
        await within.bulk.end(itemId, await endOf(parts, within, kind, told, item));
    });
  } catch (error) {
    parts.logger.error({ err: error, bulk_item: itemId }, 'An act on one of several applications failed');
  }
}

async function endOf(
  { clock }: Parts,
  within: Stores,
  kind: BulkKind,
  { asker, words }: Told,
  { applicationId, version }: BulkItem,
): Promise<Pick<BulkItem, 'state' | 'reason' | 'heldId'>> {
  const refused = (reason: string) => ({ state: 'refused' as const, reason, heldId: null });
  const application = await within.applications.lock({ id: applicationId });
  const hidden = await within.conflicts.hiddenAmong(asker, [applicationId]);
  if (!application || hidden.has(applicationId)) return refused(say.gone);
  if (application.version !== version) return refused(say.changed);
  const judge = await kind.judge(within, { asker, applications: [application], words }, clock());
  const refusal = judge(application);
  if (refusal !== null) return refused(refusal);
  const { heldId = null } = await kind.perform(within, { asker, application, words }, { clock });
  return { state: 'done', reason: null, heldId };
}

export interface Undone {
  applicationId: number;
  /** Why it could not be undone; null where it was. */
  reason: string | null;
}

/**
 * Takes back all decisions of an act that wait to go out, each by itself.
 * @throws NotFound for an act of somebody else
 */
export async function undoAct(parts: Parts, asker: Asker, id: number): Promise<Undone[]> {
  if (!(await parts.stores.bulk.ofStaff(id, asker.personId))) throw new NotFound();
  const undone: Undone[] = [];
  for (const { applicationId, heldId } of await parts.stores.bulk.items(id)) {
    if (heldId === null) continue;
    if ((await parts.stores.conflicts.hiddenAmong(asker, [applicationId])).has(applicationId)) {
      undone.push({ applicationId, reason: say.gone });
      continue;
    }
    try {
      // Asked again, what is undone already is undone.
      if ((await parts.stores.held.find(heldId))?.state !== 'undone') await undo(parts, asker, heldId);
      undone.push({ applicationId, reason: null });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      undone.push({ applicationId, reason: error.message });
    }
  }
  return undone;
}
