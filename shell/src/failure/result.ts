import type { PageLifecycles } from '@portal/contract-shell-v1';

/** 'off': an administrator has switched the page's remote off. */
export type FailureReason = 'timeout' | 'unreachable' | 'incompatible' | 'crashed' | 'not-found' | 'off';

export interface Failure {
  ok: false;
  reason: FailureReason;
  /** For support, in technical words: the attempt and its result. */
  detail: string;
  /** A lazily loaded part was missing, for example after a release: reloading the page may help. */
  stale: boolean;
}

/** A page that can be mounted, or the reason for the failure. A failed load is a value, never an empty screen. */
export type LoadResult = { ok: true; page: PageLifecycles } | Failure;

export function failure(reason: FailureReason, cause: unknown): Failure {
  const detail = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
  return { ok: false, reason, detail, stale: reason === 'unreachable' && isChunkError(cause) };
}

/** Translates an error of loading or drawing a page into a failure. */
export function failureOf(error: unknown): Failure {
  if (isTimeout(error)) return failure('timeout', error);
  return failure(isUnreachable(error) ? 'unreachable' : 'crashed', error);
}

/**
 * Whether loading took too long. Browsers throw 'TimeoutError', federation 'ScriptTimeoutError', webpack a message with
 * '(timeout: ...)'.
 */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && /timeout|timed out/i.test(`${error.name} ${error.message}`);
}

/**
 * Whether an error means that a file did not arrive, rather than that code failed. Federation reports RUNTIME-003 for a
 * manifest and RUNTIME-008 for an entry; RUNTIME-008 also when the entry's code threw, with a message that names it.
 */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error) || error.message.includes('ScriptExecutionError')) return false;
  return isChunkError(error) || /RUNTIME-00[38]|Failed to fetch|NetworkError/.test(error.message);
}

/** Whether a lazily loaded part of a page did not arrive. */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || /Loading (CSS )?chunk/.test(error.message);
}
