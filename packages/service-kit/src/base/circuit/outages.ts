/** The kind of a failed request: nothing listens at the address, or this one answer did not come. */
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

/** Undefined for a failure that the service did not cause. */
export function outageOf(error: unknown): Outage | undefined {
  const code = codeOf(error);
  if (unreachable.has(code)) return 'unreachable';
  return unanswered.has(code) ? 'unanswered' : undefined;
}

/** The code of a failed connection, which may carry one error for each address that was tried. */
function codeOf(error: unknown): string {
  const { code, errors } = error as { code?: string; errors?: { code?: string }[] };
  return code ?? errors?.[0]?.code ?? '';
}
