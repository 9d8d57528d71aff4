import type { Service } from '../service';
import { keepDecision, mailSoon, type RequestDecision, requirePending } from './decide';
import type { ApplicationRequest } from './request';

/**
 * Rejects a request with a reason.
 * @throws NotFound, RequestDecided
 */
export async function rejectRequest(
  service: Service,
  decision: RequestDecision,
): Promise<ApplicationRequest> {
  const outcome = await service.stores.together(async (within) => {
    const request = requirePending(await within.requests.lock(decision.requestId));
    const rejected = { status: 'rejected' as const, createdApplicationId: null, now: service.clock() };
    return keepDecision(within, request, decision, rejected);
  });
  mailSoon(service, outcome);
  return outcome.request;
}
