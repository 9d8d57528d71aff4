import type { Service } from '../../platform';
import { keepDecision, type RequestDecision, requirePending } from './decide';
import type { ApplicationRequest } from './request';

/**
 * Rejects a request with a reason.
 * @throws NotFound, RequestDecided
 */
export function rejectRequest(
  { stores, clock }: Service,
  decision: RequestDecision,
): Promise<ApplicationRequest> {
  return stores.transaction(async (trx) => {
    const request = requirePending(await trx.requests.lock(decision.requestId));
    const rejected = { status: 'rejected' as const, createdApplicationId: null, now: clock() };
    return keepDecision(trx, request, decision, rejected);
  });
}
