import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { checkedFetch, integrityAt } from './integrity';
import { REQUEST_TIMEOUT_MS } from './patience';

/** The waits before the second and the third attempt at a file. */
const PAUSES_MS = [300, 1200];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Does something again after each pause while it fails; offline there is no use in it. */
async function retried<T>(attempt: () => Promise<T>, pauses: readonly number[] = PAUSES_MS): Promise<T> {
  const [next, ...later] = pauses;
  if (next === undefined || !navigator.onLine) return attempt();
  try {
    return await attempt();
  } catch (error) {
    // What took too long already is not begun again; the page's own time would be over.
    if ((error as Error).name === 'TimeoutError') throw error;
    await pause(next);
    return retried(attempt, later);
  }
}

/** Federation accepts any answer as a manifest, also the body of an error. Here an error answer is a failed fetch. */
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

/** Another attempt at an entry that did not arrive; undefined leaves the failure as it is. */
async function loadEntryError(failed: EntryFailure) {
  if (!navigator.onLine) return undefined;
  const { getRemoteEntry, origin, remoteInfo, remoteEntryExports, globalLoading, uniqueKey } = failed;
  const [first = 0, ...later] = PAUSES_MS;
  await pause(first);
  const entry = await retried(() => {
    // The failed attempt would answer for the next one.
    delete globalLoading[uniqueKey];
    return getRemoteEntry({ origin, remoteInfo, remoteEntryExports });
  }, later);
  return entry ? Promise.resolve(entry) : undefined;
}

/**
 * How federation asks for files: with the hash of the registry, an end to waiting, and another attempt after a pause
 * before the page is notified that a file did not arrive.
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
  // The package's type has a promise of a promise, which there is not.
  loadEntryError: loadEntryError as unknown as NonNullable<ModuleFederationRuntimePlugin['loadEntryError']>,
};
