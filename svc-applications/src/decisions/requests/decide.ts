import { NotFound } from '@portal/service-kit/errors';
import { nameOf, recordAct, type Stores } from '../../platform';
import { requestOf } from './ask';
import { type MailRequestDecided, requestDecided } from './decided-mail';
import { RequestDecided } from './errors';
import { presentRequestToAdmin } from './presenter';
import type { ApplicationRequest } from './request';

export interface RequestDecision {
  requestId: number;
  reviewer: { personId: number; role: string; name?: string };
  notes: string | null;
}

/**
 * Returns the request if it is still pending.
 * @throws NotFound, RequestDecided
 */
export function requirePending(request: ApplicationRequest | undefined): ApplicationRequest {
  if (!request) throw new NotFound();
  if (request.status !== 'pending') throw new RequestDecided(presentRequestToAdmin(request));
  return request;
}

/** Stores the decision with its administrator, and queues the applicant's mail. Call it within a transaction. */
export async function keepDecision(
  trx: Stores,
  request: ApplicationRequest,
  { reviewer, notes }: RequestDecision,
  decided: { status: 'approved' | 'rejected'; createdApplicationId: number | null; now: Date },
): Promise<ApplicationRequest> {
  const { status, createdApplicationId, now } = decided;
  await trx.requests.decide(request.id, {
    status,
    createdApplicationId,
    adminNotes: notes,
    reviewedAt: now,
    reviewerId: reviewer.personId,
    reviewedBy: nameOf(reviewer),
  });
  const act = {
    actor: reviewer,
    action: status === 'approved' ? ('request_approved' as const) : ('request_rejected' as const),
    applicationId: request.originalApplicationId,
    details: { reason: notes, created_application_id: createdApplicationId },
  };
  await recordAct(trx, act, now);
  const payload: MailRequestDecided = { request_id: request.id };
  // The response does not wait for the mail: the worker sends it within a second.
  await trx.enqueue(requestDecided.kind, payload, request.originalApplicationId);
  return requestOf(trx, request.id);
}
