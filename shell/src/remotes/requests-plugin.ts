import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { checkedFetch, integrityAt } from './integrity';
import { REQUEST_TIMEOUT_MS } from './patience';

/** In ms: the waits before the second and the third attempt at a file. */
const PAUSES_MS = [300, 1200];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Repeats an attempt after each pause while it fails; not while offline, when repeating is useless. */
async function retried<T>(attempt: () => Promise<T>, pauses: readonly number[] = PAUSES_MS): Promise<T> {
  const [next, ...later] = pauses;
  if (next === undefined || !navigator.onLine) return attempt();
  try {
    return await attempt();
  } catch (error) {
    // No retry after a time-out: the page's own time limit would be over.
    if ((error as Error).name === 'TimeoutError') throw error;
    await pause(next);
    return retried(attempt, later);
  }
}

/** Federation accepts any answer as a manifest, even the body of an error. This fetch fails for an error answer. */
async function answered(address: string, options: RequestInit): Promise<Response> {
  const response = await checkedFetch(address, {
    ...options,
    credentials: 'same-origin',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  if (!response.ok) throw new TypeError(`Failed to fetch ${address}: ${response.status}`);
  return response;
}

type EntryFailure = Parameters<NonNullable<ModuleFederationRuntimePlugin['loadEntryError']>>[0];

/** Tries again to load an entry; returning undefined leaves the failure as it is. */
async function loadEntryError(failed: EntryFailure) {
  if (!navigator.onLine) return undefined;
  const { getRemoteEntry, origin, remoteInfo, remoteEntryExports, globalLoading, uniqueKey } = failed;
  const [first = 0, ...later] = PAUSES_MS;
  await pause(first);
  const entry = await retried(() => {
    // Federation would reuse the failed attempt.
    delete globalLoading[uniqueKey];
    return getRemoteEntry({ origin, remoteInfo, remoteEntryExports });
  }, later);
  return entry ? Promise.resolve(entry) : undefined;
}

/**
 * How federation requests files: with the hash from the registry, a time limit, and another attempt after a pause
 * before the page learns that a file is missing.
 */
export const requestsPlugin: ModuleFederationRuntimePlugin = {
  name: 'portal-requests',
  fetch: (address, options) => retried(() => answered(address, options)),
  createScript({ url }) {
    const script = document.createElement('script');
    script.src = url;
    script.integrity = integrityAt(url) ?? '';
    return { script, timeout: REQUEST_TIMEOUT_MS };
  },
  // The package's type wrongly has a promise of a promise.
  loadEntryError: loadEntryError as unknown as NonNullable<ModuleFederationRuntimePlugin['loadEntryError']>,
};
