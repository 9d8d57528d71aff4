import { createInstance } from '@module-federation/enhanced/runtime';
import type { PageLifecycles } from '@portal/contract-shell-v1';
import './lend-runtime';
import { requestsPlugin } from './requests-plugin';
import { sharedPackages } from './shared-packages';

/** The federation host of all remotes. It is made here, since the build's plugin would add it to every page. */
const host = createInstance({
  name: 'shell',
  remotes: [],
  shared: sharedPackages,
  shareStrategy: 'loaded-first',
  plugins: [requestsPlugin],
});

const registered = new Map<string, string>();

/** Loads a mount of a remote; no other module of the shell knows federation's API. */
export async function loadFederated(
  name: string,
  manifestUrl: string,
  mount: string,
): Promise<PageLifecycles> {
  const entry = new URL(manifestUrl, location.href).href;
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
