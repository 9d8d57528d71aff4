import { Unavailable } from '@portal/service-kit/errors';
import type { Logger } from '@portal/service-kit/logging';
import { type Scheduler, startScheduler } from '@portal/service-kit/scheduler';
import { askRight, type EndReason, type Right } from '../../assessment';
import type { Service } from '../../platform';
import type { ByStaff, PreparedDecision } from './prepared-decision';
import { atOnce, type ReleaseItem, type ResultRelease } from './result-release';
import { type Rights, sendOne } from './send-one';

type Parts = Pick<Service, 'stores' | 'clock' | 'auth' | 'portal'>;

const everyMs = 1000;

/** Milliseconds for which an answer about rights is valid, and a replica that was killed delays decisions. */
const takenForMs = 10_000;

/** Sends out the decisions of all releases, as fast as the mail server accepts the mails. */
export async function letResultsGo(parts: Parts, logger: Logger, signal?: AbortSignal): Promise<void> {
  for (const release of await parts.stores.releases.going()) {
    try {
      while (!signal?.aborted && (await sendBatch(parts, release, logger)));
    } catch (error) {
      if (error instanceof Unavailable) logger.warn({ release: release.id }, 'Results wait for svc-auth');
      else logger.error({ err: error, release: release.id }, 'Results could not go out');
    }
  }
}

/** Runs every second in each replica: the replica that takes decisions sends them out. */
export const startLettingResultsGo = (parts: Parts, logger: Logger): Scheduler =>
  startScheduler((signal) => letResultsGo(parts, logger, signal), {
    everyMs,
    failed: (error) => logger.error({ err: error }, 'Released results could not be read'),
  });

/**
 * Takes a few decisions, then asks whether their authors and the releaser still have the right, and only then acts, so
 * that an answer is never older than the taking. Returns whether there may be more to do at once.
 */
async function sendBatch(parts: Parts, release: ResultRelease, logger: Logger): Promise<boolean> {
  const { stores, clock } = parts;
  const room = atOnce - (await stores.releases.mailsToTry(release.id));
  if (room <= 0) return false;
  const now = await stores.databaseNow();
  const until = new Date(now.getTime() + takenForMs);
  const items = await stores.releases.take(release.id, room, now, until);
  if (items.length === 0) {
    await endWhereOver(parts, release, clock());
    return false;
  }
  const releaser = await askRight(parts.auth, release.by, {
    needs: 'releaseResults',
    askedAt: release.releasedAt,
  });
  if ('ended' in releaser) {
    await cancelRelease(parts, release, releaser.ended);
    return false;
  }
  const decisions = await stores.prepared.byIds(items.map(({ preparedId }) => preparedId));
  const authors = await authorsOf(parts, decisions);
  for (const item of items) {
    const author = authors.get(item.preparedId);
    if (author) await sendOrLog(parts, release, { item, until, rights: { author, releaser } }, logger);
  }
  return true;
}

/** Sends out one decision. If this fails it waits for a later round, and the others go on. */
async function sendOrLog(
  parts: Parts,
  release: ResultRelease,
  taken: { item: ReleaseItem; until: Date; rights: Rights },
  logger: Logger,
): Promise<void> {
  try {
    await sendOne(parts, release, taken);
  } catch (error) {
    logger.error({ err: error, release_item: taken.item.id }, 'A result could not go out');
  }
}

/** The present rights of each author by decision, asked for once for decisions with the same author and time. */
async function authorsOf(parts: Parts, decisions: PreparedDecision[]): Promise<Map<number, Right>> {
  const asked = new Map<string, Promise<Right>>();
  const rights = new Map<number, Right>();
  for (const { id, by, preparedAt } of decisions) {
    const key = authorKey(by, preparedAt);
    const right = asked.get(key) ?? askRight(parts.auth, by, { needs: 'decide', askedAt: preparedAt });
    asked.set(key, right);
    rights.set(id, await right);
  }
  return rights;
}

const authorKey = ({ personId, program }: ByStaff, preparedAt: Date): string =>
  [personId, program?.token ?? '', preparedAt.getTime()].join(' ');

/** Cancels a release whose releaser lost the right: the rest is prepared again, and the results show the reason. */
function cancelRelease({ stores, clock }: Parts, { id }: ResultRelease, reason: EndReason): Promise<void> {
  return stores.transaction(async (trx) => {
    const now = clock();
    if (!(await trx.releases.end(id, { state: 'cancelled', reason }, now))) return;
    await trx.prepared.keep(await trx.releases.endWaiting(id, now));
  });
}

async function endWhereOver({ stores }: Parts, { id }: ResultRelease, now: Date): Promise<void> {
  const counts = await stores.releases.counts(id);
  if (!counts.some(({ state }) => state === 'waiting')) await stores.releases.end(id, { state: 'done' }, now);
}
