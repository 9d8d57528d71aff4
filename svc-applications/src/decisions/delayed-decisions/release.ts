import type { Calendar } from '@portal/service-kit/calendar';
import { Unavailable } from '@portal/service-kit/errors';
import type { Logger } from '@portal/service-kit/logging';
import { type Scheduler, startScheduler } from '@portal/service-kit/scheduler';
import type { WholeApplication } from '../../application';
import { askRight, closedTo, type EndReason, type Right } from '../../assessment';
import { asAllowed, type OfferGone, whyGone } from '../../offers';
import { type Actor, recordAct, type Service, type Stores } from '../../platform';
import { decideInTransaction } from '../feedback/decide';
import { isDecidable } from '../feedback/policy';
import type { DelayedDecision, DelayedState } from './delayed-decision';
import { lockDelayed } from './undo';

type Parts = Pick<Service, 'stores' | 'clock' | 'auth' | 'portal'>;

const everyMs = 1000;

/** Milliseconds for which an answer about the author's rights is valid, and a killed replica delays a decision. */
const takenForMs = 10_000;

/** Sends out the decisions whose time has come; one that fails waits for a later round. */
export async function releaseDue(parts: Parts, logger: Logger, signal?: AbortSignal): Promise<void> {
  const now = await parts.stores.databaseNow();
  for (const id of await parts.stores.held.due(now)) {
    if (signal?.aborted) return;
    try {
      await release(parts, id, now);
    } catch (error) {
      if (error instanceof Unavailable) logger.warn({ held_decision: id }, 'A decision waits for svc-auth');
      else logger.error({ err: error, held_decision: id }, 'A decision could not go out');
    }
  }
}

/** Runs every second in each replica: the replica that takes a decision sends it out. */
export const startReleasing = (parts: Parts, logger: Logger): Scheduler =>
  startScheduler((signal) => releaseDue(parts, logger, signal), {
    everyMs,
    failed: (error) => logger.error({ err: error }, 'Waiting decisions could not be read'),
  });

/**
 * Takes the decision, then asks whether its author still has the right, and only then acts. In this order a right that
 * ended before the taking is always noticed, and the answer is never older than the taking. While svc-auth does not
 * answer, the decision waits.
 */
async function release(parts: Parts, id: number, now: Date): Promise<void> {
  const { stores, auth } = parts;
  const until = new Date(now.getTime() + takenForMs);
  const delayed = await stores.held.take(id, now, until);
  if (delayed)
    await act(
      parts,
      delayed,
      until,
      await askRight(auth, delayed.by, { needs: 'decide', askedAt: delayed.delayedAt }),
    );
}

function act(
  { stores, clock, portal }: Parts,
  { id }: DelayedDecision,
  until: Date,
  right: Right,
): Promise<void> {
  return stores.transaction(async (trx) => {
    const delayed = await lockDelayed(trx, id);
    if (delayed?.state !== 'held' || delayed.takenUntil?.getTime() !== until.getTime()) return;
    // The taking has expired by the database's clock: the answer about rights is too old, and has to be asked for
    // again.
    if ((await trx.databaseNow()) >= until) return;
    const application = await trx.applications.find({ id: delayed.applicationId });
    const end = await endOf(trx, delayed, right);
    // The author acts with their present rights: those of custom roles are not stored with a decision.
    const actor = { ...delayed.by, ...('ended' in right ? {} : right), scope: 'account' };
    const at = clock();
    if (end.state === 'sent' && application)
      await sendOrKeep(trx, { delayed, actor, application, calendar: portal.calendar() }, at);
    else await leaveOut(trx, { delayed, actor, end }, at);
  });
}

interface Going {
  delayed: DelayedDecision;
  actor: Actor;
  application: WholeApplication;
  calendar: Calendar;
}

async function sendOrKeep(trx: Stores, going: Going, at: Date): Promise<void> {
  const { delayed, actor, application, calendar } = going;
  const { id, applicationId, status, message, type } = delayed;
  // An offer that was accepted meanwhile stays.
  const isAccepted = delayed.offer && (await trx.offers.lockLiving(applicationId))?.state === 'accepted';
  const offer = isAccepted ? null : delayed.offer && asAllowed(delayed.offer, actor);
  const gone = offer && (await whyGone(trx, application, offer, calendar));
  if (gone) return keep(trx, delayed, gone, at);
  await trx.held.end(id, 'sent', at);
  const decision = { actor, applicationId, status, message, type, ...(offer && { offer }) };
  await decideInTransaction(trx, decision, application, at);
}

async function leaveOut(
  trx: Stores,
  { delayed, actor, end }: Pick<Going, 'delayed' | 'actor'> & { end: End },
  at: Date,
): Promise<void> {
  const { id, applicationId, status, by } = delayed;
  await trx.held.end(id, end.state, at);
  const details = { to: status, ended: end.state, ...(end.reason && { why: end.reason }) };
  await recordAct(trx, { actor, action: 'decision_undone', applicationId, details }, at);
  if (!end.reason) return;
  const cancelled = { kind: 'decision' as const, applicationId, subjectId: null, author: by };
  await trx.cancelled.add({ ...cancelled, reason: end.reason, status }, at);
}

/** Keeps an approval whose place is gone: without it this is not what was decided, so staff have to write it again. */
async function keep(
  trx: Stores,
  { id, applicationId, status, by }: DelayedDecision,
  because: OfferGone,
  at: Date,
): Promise<void> {
  await trx.held.keep(id, because);
  const details = { to: status, why: because };
  await recordAct(trx, { actor: by, action: 'decision_kept', applicationId, details }, at);
}

interface End {
  state: Exclude<DelayedState, 'held' | 'kept' | 'undone'>;
  reason?: EndReason | undefined;
}

/**
 * How a delayed decision ends. A replica of a previous release knows no delayed decisions, so it may have decided or
 * accepted a withdrawal.
 */
async function endOf(
  trx: Stores,
  { applicationId, afterFeedbackId, by }: DelayedDecision,
  right: Right,
): Promise<End> {
  const application = await trx.applications.find({ id: applicationId });
  if (!application || !isDecidable(application)) return { state: 'withdrawn' };
  const newest = (await trx.feedback.newestOn(applicationId))?.id ?? null;
  if (newest !== afterFeedbackId) return { state: 'overtaken' };
  if ('ended' in right) return { state: 'cancelled', reason: right.ended };
  const reason = await closedTo(trx, { personId: by.personId, ...right }, applicationId);
  return reason ? { state: 'cancelled', reason } : { state: 'sent' };
}
