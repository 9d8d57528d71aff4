import { ApiError, type UploadOptions } from '@portal/remote-sdk';
import * as t from '../../messages/silence';

const firstPauseMs = 1000;
const longestPauseMs = 15_000;
/** How often a failing service is tried again; a lost connection is waited for without a limit. */
const failuresMost = 5;
const busy = [408, 429, 502, 503, 504];

interface ClosedBody {
  portal_enabled?: boolean;
}

type Trouble = 'line' | 'service' | null;

/**
 * The kind of a temporary failure: a lost connection, a service that is down for a while, or too many calls at once.
 */
function troubleOf(error: unknown): Trouble {
  if (!(error instanceof ApiError)) return null;
  if (error.kind === 'network' || error.kind === 'timeout') return 'line';
  if ((error.body as ClosedBody | null)?.portal_enabled === false) return null;
  if (busy.includes(error.status)) return 'line';
  return error.status >= 500 ? 'service' : null;
}

/**
 * Does the work, and repeats it after a pause as long as the connection is lost. `onWaiting` is called at the beginning
 * and the end of pauses. The browser's `online` event ends a pause.
 */
export async function patiently<Result>(
  work: () => Promise<Result>,
  { signal, onWaiting }: UploadOptions,
): Promise<Result> {
  let failures = 0;
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      const result = await work();
      onWaiting?.(false);
      return result;
    } catch (error) {
      const trouble = signal?.aborted ? null : troubleOf(error);
      if (trouble === 'service') failures += 1;
      if (!trouble || failures === failuresMost) throw error;
      onWaiting?.(true);
      const asked = (error as ApiError).retryAfterSeconds;
      await pause(asked === null ? pauseMs : Math.min(asked * 1000, 60_000), signal);
    }
  }
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
    signal?.addEventListener('abort', end);
  });
}

/**
 * Aborts work that makes no progress for the given time, for example after a lost connection, for which browsers may
 * wait minutes.
 */
export async function unlessSilent<Result>(
  ms: number,
  { signal, onProgress }: UploadOptions,
  work: (options: UploadOptions) => Promise<Result>,
): Promise<Result> {
  const stop = new AbortController();
  const abort = () => stop.abort();
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  let timer = setTimeout(abort, ms);
  const heard = (percent: number) => {
    clearTimeout(timer);
    timer = setTimeout(abort, ms);
    onProgress?.(percent);
  };
  try {
    return await work({ signal: stop.signal, onProgress: heard });
  } catch (error) {
    if (stop.signal.aborted && !signal?.aborted)
      throw new ApiError({ kind: 'timeout', status: 0, message: t.tooLong() });
    throw error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
