import { defaultTimeZone } from '@portal/contract-svc-applications-v1';
import { isTimeZone } from '@portal/service-kit/calendar';

const goodForMs = 10_000;

/**
 * Returns the IANA time zone in which the portal counts days, at most ten seconds old. `ask` resolves with the answer
 * of svc-applications, undefined from a release without the setting. While svc-applications does not answer, the last
 * known zone counts.
 */
export function portalTimeZone(
  ask: (requestId: string) => Promise<string | undefined>,
  clock: () => Date,
): (requestId: string) => Promise<string> {
  let known = defaultTimeZone;
  let askedAt = Number.NEGATIVE_INFINITY;
  return async (requestId) => {
    const now = clock().getTime();
    if (now - askedAt < goodForMs) return known;
    const answer = await ask(requestId).catch(() => known);
    known = answer !== undefined && isTimeZone(answer) ? answer : defaultTimeZone;
    askedAt = now;
    return known;
  };
}
