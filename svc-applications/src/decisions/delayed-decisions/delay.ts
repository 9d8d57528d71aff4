import { feedbackTypeOf } from '@portal/contract-svc-applications-v1';
import type { Application } from '../../application';
import { requireOffer } from '../../offers';
import { nameOf, recordAct, type Service, type Stores } from '../../platform';
import { authorizeUndecided } from '../feedback/decide';
import type { DecideRequest } from '../feedback/decide-request';
import { keepMade, madeBefore } from '../feedback/decision-key';
import { authorizeDecision } from '../feedback/policy';
import { overtakePrepared } from '../prepared/end';
import type { DelayedDecision } from './delayed-decision';

export interface HoldRequest extends DecideRequest {
  /** Minutes until the decision goes out, from 1 to 60. */
  minutes: number;
}

export interface Held {
  /** The application, which is unchanged: its present status stays in force. */
  application: Application;
  held: DelayedDecision;
}

const minuteMs = 60_000;

/**
 * Stores a decision that goes out later. Neither the application nor its version changes, so nothing shows the decision
 * to the applicant. An equal request within a minute returns the same decision.
 * @throws NotFound, NotSubmitted, Withdrawn, DelayedAlready, DecidedMeanwhile
 */
export function hold(
  { stores, clock, portal }: Pick<Service, 'stores' | 'clock' | 'portal'>,
  { minutes, ...request }: HoldRequest,
): Promise<Held> {
  return stores.transaction(async (trx) => {
    const before = await delayedBefore(trx, request);
    if (before) return before;
    const application = await authorizeUndecided(trx, request);
    const { offer: terms } = request;
    const time = { calendar: portal.calendar(), minutes };
    const offer = terms && (await requireOffer(trx, { ...request, application, terms }, time));
    const delayed = await holdInTransaction(trx, { ...request, offer, minutes }, application, clock());
    return { application, held: delayed };
  });
}

async function delayedBefore(trx: Stores, request: DecideRequest): Promise<Held | undefined> {
  const { actor, applicationId: id } = request;
  const application = authorizeDecision(actor, await trx.applications.lock({ id }));
  const before = await madeBefore(trx, request);
  const delayed = before?.delayedId ? await trx.held.find(before.delayedId) : undefined;
  return delayed && { application, held: delayed };
}

/** Stores a delayed decision for a locked application on which no other waits. Call it within a transaction. */
export async function holdInTransaction(
  trx: Stores,
  request: HoldRequest,
  application: Application,
  clockNow: Date,
): Promise<DelayedDecision> {
  const { minutes, actor, applicationId, status, message, type = feedbackTypeOf[status], offer } = request;
  const now = await trx.databaseNow();
  const decision = {
    applicationId: application.id,
    status,
    type,
    message,
    offer: offer ?? null,
    afterFeedbackId: (await trx.feedback.newestOn(applicationId))?.id ?? null,
    by: {
      personId: actor.personId,
      name: nameOf(actor),
      role: actor.role,
      ...(actor.program && { program: actor.program }),
    },
    delayedAt: now,
    goesOutAt: new Date(now.getTime() + minutes * minuteMs),
  };
  await overtakePrepared(trx, { actor, applicationId }, clockNow);
  const id = await trx.held.insert(decision);
  await keepMade(trx, request, { delayedId: id });
  await trx.cancelled.settle({ applicationId }, clockNow);
  const details = { to: status, goes_out_at: decision.goesOutAt.toISOString() };
  await recordAct(trx, { actor, action: 'decision_held', applicationId, details }, clockNow);
  return { ...decision, id, state: 'held', keptBecause: null, takenUntil: null };
}
