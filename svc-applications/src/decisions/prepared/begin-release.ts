import { createHash } from 'node:crypto';
import { referenceOf, resultMessages as t } from '@portal/contract-svc-applications-v1';
import { Conflict, NotFound } from '@portal/service-kit/errors';
import { clashesSince, isTooLate, presentClash } from '../../offers';
import { type Actor, nameOf, type Service, type Stores } from '../../platform';
import { byStaffOf } from './by-staff';
import type { PreparedDecision } from './prepared-decision';
import type { ResultRelease } from './result-release';

type Parts = Pick<Service, 'stores' | 'clock' | 'portal'>;

export interface ReleaseRequest {
  actor: Actor;
  /** A key that the caller makes up; a repeated request with the same key returns the same release. */
  key: string;
  /** The prepared decisions with the versions that the caller saw. */
  items: { id: number; version: number }[];
}

/**
 * Releases prepared decisions, so that they go out from this moment on: all of them in the versions that were seen, or
 * none.
 * @throws Conflict if one of them changed or is over, or if its offer can no longer be accepted, in time or at all
 */
export function beginRelease(
  { stores, clock, portal }: Parts,
  request: ReleaseRequest,
): Promise<ResultRelease> {
  const { actor, key, items } = request;
  const stored = `${key}.${digestOf(items)}`;
  return stores.transaction(async (trx) => {
    const before = await trx.releases.ofKey(actor.personId, stored);
    if (before) return before;
    const decisions = await asSeen(trx, actor, items);
    const late = await withLateOffer(trx, portal, decisions);
    if (late) throw new Conflict(t.offerLate(await referenceIn(trx, late)));
    for (const one of decisions) await refuseWithoutPlace(trx, one);
    // In the order of their ids, so that two releases never wait for each other.
    for (const { id, version } of decisions)
      if (!(await trx.prepared.send(id, version))) throw new Conflict(t.someChanged);
    const by = byStaffOf(actor);
    const id = await trx.releases.begin({ key: stored, by, at: await trx.databaseNow() }, decisions);
    await trx.events.add({ kind: 'results_released', actor, details: countsOf(decisions) }, clock());
    return found(await trx.releases.find(id));
  });
}

/** A hash of the decisions: other decisions with the same key make another release. */
const digestOf = (items: ReleaseRequest['items']): string =>
  createHash('sha256').update(JSON.stringify(items)).digest('hex').slice(0, 16);

async function asSeen(
  trx: Stores,
  actor: Actor,
  items: ReleaseRequest['items'],
): Promise<PreparedDecision[]> {
  const seen = new Map(items.map(({ id, version }) => [id, version]));
  const all = await trx.prepared.byIds([...seen.keys()]);
  const hidden = await trx.conflicts.hiddenAmong(
    actor,
    all.map(({ applicationId }) => applicationId),
  );
  const open = all.filter(
    ({ id, version, state, applicationId }) =>
      state === 'prepared' && version === seen.get(id) && !hidden.has(applicationId),
  );
  if (open.length !== seen.size) throw new Conflict(t.someChanged);
  return open.sort((one, other) => one.id - other.id);
}

async function withLateOffer(
  trx: Stores,
  portal: Parts['portal'],
  decisions: readonly PreparedDecision[],
): Promise<PreparedDecision | undefined> {
  const now = await trx.databaseNow();
  return decisions.find(({ offer }) => offer && isTooLate(offer, portal.calendar(), now));
}

/**
 * Refuses a decision whose offer clashes by now.
 * @throws Conflict with the clashes
 */
async function refuseWithoutPlace(
  trx: Stores,
  { applicationId: id, offer }: PreparedDecision,
): Promise<void> {
  const application = offer && (await trx.applications.find({ id }));
  if (!application) return;
  const clashes = await clashesSince(trx, application, offer);
  if (clashes.length === 0) return;
  const extra = { clashes: clashes.map(presentClash) };
  throw new Conflict(t.offerClashes(referenceOf(application.type, id)), { extra });
}

async function referenceIn(trx: Stores, { applicationId: id }: PreparedDecision): Promise<string> {
  const application = await trx.applications.find({ id });
  return application ? referenceOf(application.type, id) : String(id);
}

/** The numbers of decisions for the security event, whose details are texts. */
function countsOf(decisions: readonly PreparedDecision[]): Record<string, string> {
  const counts = new Map<string, number>();
  for (const { status } of decisions) counts.set(status, (counts.get(status) ?? 0) + 1);
  return Object.fromEntries([...counts].map(([status, count]) => [status, String(count)]));
}

/**
 * Stops a release: decisions that have not gone out are prepared again.
 * @throws NotFound
 * @throws Conflict if the release is over
 */
export function stopRelease(
  { stores, clock }: Pick<Parts, 'stores' | 'clock'>,
  actor: Actor,
  id: number,
): Promise<ResultRelease> {
  return stores.transaction(async (trx) => {
    const release = found(await trx.releases.find(id));
    const now = clock();
    if (!(await trx.releases.end(id, { state: 'stopped', stoppedBy: nameOf(actor) }, now))) {
      if (release.state === 'stopped') return release;
      throw new Conflict(t.releaseOver);
    }
    const kept = await trx.releases.endWaiting(id, now);
    await trx.prepared.keep(kept);
    const details = { total: String(release.total), kept: String(kept.length) };
    await trx.events.add({ kind: 'results_stopped', actor, details }, now);
    return found(await trx.releases.find(id));
  });
}

function found(release: ResultRelease | undefined): ResultRelease {
  if (!release) throw new NotFound();
  return release;
}
