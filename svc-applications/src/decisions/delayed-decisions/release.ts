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

/** For so long an answer about the author counts, and a replica that was killed keeps the others waiting. */
const takenForMs = 10_000;

/** Lets the decisions go out whose time is over; a decision that fails waits for a later round. */
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

/** Every second, in each replica: whoever takes a decision lets it go out. */
export const startReleasing = (parts: Parts, logger: Logger): Scheduler =>
  startScheduler((signal) => releaseDue(parts, logger, signal), {
    everyMs,
    failed: (error) => logger.error({ err: error }, 'Waiting decisions could not be read'),
  });

/**
 * Takes the decision, asks whether its author still may, and only then acts. Taken first: a right that ended before this
 * moment is always seen, and an answer is never older than the taking. While svc-auth does not answer the decision waits.
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
    // By the clock of the database, as the taking: what was learnt too long ago is asked again.
    if ((await trx.databaseNow()) >= until) return;
    const application = await trx.applications.find({ id: delayed.applicationId });
    const end = await endOf(trx, delayed, right);
    // With the rights of now: what a custom role may is not kept beside a decision.
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
  // Of an offer that was accepted meanwhile nothing is taken away.
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

/** An approval without its place is not what was decided: it waits, with its words, for staff to write it anew. */
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

/** A replica of the release before knows no waiting decisions: it may have decided, or taken a withdrawal. */
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
