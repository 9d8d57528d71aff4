import { createInstance } from '@module-federation/enhanced/runtime';
import type { PageLifecycles } from '@portal/contract-shell-v1';
import { checkedFetch, integrityAt } from './integrity';
import './lend-runtime';
import { REQUEST_TIMEOUT_MS } from './patience';
import { sharedPackages } from './shared-packages';

/**
 * Federation accepts any answer as a manifest, also the body of an error. Here an error answer is a failed fetch, and
 * so is a file whose hash differs from the registry's.
 */
const checkAnswers = {
  name: 'check-answers',
  async fetch(address: string, options: RequestInit) {
    const response = await checkedFetch(address, {
      ...options,
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    if (!response.ok) throw new TypeError(`Failed to fetch ${address}: ${response.status}`);
    return response;
  },
  createScript({ url }: { url: string }) {
    const script = document.createElement('script');
    script.src = url;
    script.integrity = integrityAt(url) ?? '';
    return { script, timeout: REQUEST_TIMEOUT_MS };
  },
};

/** The host of remotes that borrow the runtime. */
const host = createInstance({
  name: 'shell',
  remotes: [],
  shared: sharedPackages,
  shareStrategy: 'loaded-first',
  plugins: [checkAnswers],
});

const registered = new Map<string, string>();

/**
 * Loads a mount of a remote that was built to borrow federation's runtime from the shell, as all were before. Goes when
 * no such release is kept.
 */
export async function loadBorrowing(name: string, entry: string, mount: string): Promise<PageLifecycles> {
  if (registered.get(name) !== entry) {
    host.registerRemotes([{ name, entry }], { force: registered.has(name) });
    registered.set(name, entry);
  }
  try {
    const page = await host.loadRemote<PageLifecycles>(name + mount.slice(1));
    if (!page) throw new Error(`${name} exports nothing under ${mount}`);
    return page;
  } catch (error) {
    // Federation remembers a failed remote as failed; a new registration makes the next attempt a real request.
    registered.set(name, '');
    throw error;
  }
}
