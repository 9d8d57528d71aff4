import { feedbackTypeOf } from '@portal/contract-svc-applications-v1';
import type { Application, WholeApplication } from '../../application';
import { notifyPrograms } from '../../integrations';
import { endOfferByDecision, makeOffer, requireOffer } from '../../offers';
import { nameOf, notifyOfDecision, recordAct, type Service, type Stores } from '../../platform';
import { DecidedMeanwhile, DelayedAlready } from '../errors';
import type { Feedback } from '../given-feedback';
import { overtakePrepared } from '../prepared/end';
import { endOpen } from '../reopening/end';
import { endWaiting } from '../waiting-list/end';
import type { DecideRequest } from './decide-request';
import { keepMade, madeBefore } from './decision-key';
import { decided, type MailDecision } from './decision-mail';
import { authorizeDecision } from './policy';

export interface Decided {
  application: Application;
  feedback: Feedback;
  outboxId: number;
}

/**
 * Decides on an application: its status, the feedback to the applicant, the log entry, the notification of other staff
 * and the mail are stored together or not at all. An equal request within a minute stores nothing and has the same
 * response.
 * @throws NotFound, NotSubmitted, Withdrawn, DelayedAlready
 * @throws Invalid, Conflict if its offer cannot be made
 * @throws DecidedMeanwhile with the decision of another member of staff
 */
export function decide(
  { stores, clock, portal }: Pick<Service, 'stores' | 'clock' | 'portal'>,
  request: DecideRequest,
): Promise<Decided> {
  return stores.transaction(async (trx) => {
    const before = await decidedBefore(trx, request);
    if (before) return before;
    const application = await authorizeUndecided(trx, request);
    const { offer: terms } = request;
    const time = { calendar: portal.calendar() };
    const offer = terms && (await requireOffer(trx, { ...request, application, terms }, time));
    return decideInTransaction(trx, { ...request, offer }, application, clock());
  });
}

async function decidedBefore(trx: Stores, request: DecideRequest): Promise<Decided | undefined> {
  const { actor, applicationId: id } = request;
  const application = authorizeDecision(actor, await trx.applications.lock({ id }));
  const before = await madeBefore(trx, request);
  const feedback = before?.feedbackId ? await trx.feedback.find(before.feedbackId) : undefined;
  return feedback && before?.outboxId ? { application, feedback, outboxId: before.outboxId } : undefined;
}

/**
 * Locks the application, if this person may decide on it now. Call it within a transaction.
 * @throws NotFound, NotSubmitted, Withdrawn, DelayedAlready, DecidedMeanwhile
 */
export async function authorizeUndecided(
  trx: Stores,
  { actor, applicationId, version }: DecideRequest,
): Promise<WholeApplication> {
  const application = authorizeDecision(actor, await trx.applications.lock({ id: applicationId }));
  const delayed = await trx.held.on(applicationId);
  if (delayed) throw new DelayedAlready(delayed.by.name);
  if (version !== undefined && version !== application.version) {
    throw new DecidedMeanwhile(application, await trx.feedback.newestOn(applicationId));
  }
  return application;
}

/** Stores the decision on a locked application. Call it within a transaction. */
export async function decideInTransaction(
  trx: Stores,
  request: DecideRequest,
  application: WholeApplication,
  now: Date,
): Promise<Decided> {
  const { actor, applicationId, status, message, type = feedbackTypeOf[status], offer: terms } = request;
  const by = { personId: actor.personId, name: nameOf(actor) };
  const changes = { status, version: application.version + 1 };
  await trx.applications.update(application, changes, now);
  await trx.cancelled.settle({ applicationId }, now);
  await overtakePrepared(trx, { actor, applicationId }, now);
  if (status !== 'in-review') {
    await endOpen(trx, application, 'decided', now);
    await endWaiting(trx, applicationId, 'decided', now);
  }
  const feedback = { applicationId, status, type, message, authorName: by.name };
  const { personId } = application;
  const author = { id: by.personId, name: by.name };
  const id = await trx.feedback.insert({ ...feedback, personId, author }, now);
  const { releasedBy: released_by } = request;
  const details = { from: application.status, to: status, message, ...(released_by && { released_by }) };
  await recordAct(trx, { actor, action: 'status_changed', applicationId, details }, now);
  await notifyPrograms(trx, 'application.decided', { ...application, status }, now);
  await notifyOfDecision(trx, { application, status, by }, now);
  if (status !== 'approved') await endOfferByDecision(trx, { actor, application, reason: message }, now);
  const offer =
    terms && (await makeOffer(trx, { actor, application: { ...application, status }, terms }, now));
  const payload: MailDecision = { feedback_id: id, ...(offer && { offer_id: offer.id }) };
  const outboxId = await trx.enqueue(decided.kind, payload, applicationId);
  await keepMade(trx, request, { feedbackId: id, outboxId });
  return {
    application: { ...application, ...changes, updatedAt: now },
    feedback: { ...feedback, id, applicationType: application.type, createdAt: now, readAt: null },
    outboxId,
  };
}
