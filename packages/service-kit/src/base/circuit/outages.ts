/** What a failed request reveals about the service: nobody listens there, or only this answer did not come. */
export type Outage = 'unreachable' | 'unanswered';

const unreachable = new Set([
  'ECONNREFUSED',
  'UND_ERR_CONNECT_TIMEOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

const unanswered = new Set([
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'UND_ERR_SOCKET',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'UND_ERR_DESTROYED',
  'UND_ERR_CLOSED',
]);

/** Undefined for a failure that is not the service's. */
export function outageOf(error: unknown): Outage | undefined {
  const code = codeOf(error);
  if (unreachable.has(code)) return 'unreachable';
  return unanswered.has(code) ? 'unanswered' : undefined;
}

/** A failed connection may carry several errors, for each address that was tried. */
function codeOf(error: unknown): string {
  const { code, errors } = error as { code?: string; errors?: { code?: string }[] };
  return code ?? errors?.[0]?.code ?? '';
}
