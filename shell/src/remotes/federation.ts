import type { PageLifecycles } from '@portal/contract-shell-v1';
import { openContainer } from './container';
import type { FederationManifest } from './federation-manifest';
import { checkedFetch } from './integrity';
import { REQUEST_TIMEOUT_MS } from './patience';

/** Loads a mount of a remote; no other module of the shell knows federation's containers. */
export async function loadFederated(
  name: string,
  manifestUrl: string,
  mount: string,
): Promise<PageLifecycles> {
  const address = new URL(manifestUrl, location.href).href;
  const { metaData } = await fetchManifest(address);
  const { container, remoteEntry } = metaData ?? {};
  if (container !== 'webpack') return borrowingRuntime(name, address, mount);
  const entry = new URL((remoteEntry?.path ?? '') + remoteEntry?.name, address).href;
  const opened = await openContainer(name, entry);
  const page = (await opened.get(mount)) as () => PageLifecycles;
  return page();
}

/** A remote from before containers stood alone needs federation's own runtime, which comes for it alone. */
async function borrowingRuntime(name: string, address: string, mount: string): Promise<PageLifecycles> {
  const runtime = await import(/* webpackChunkName: "borrowed-runtime" */ './borrowed-runtime');
  return runtime.loadBorrowing(name, address, mount);
}

async function fetchManifest(address: string): Promise<FederationManifest> {
  const response = await checkedFetch(address, {
    credentials: 'same-origin',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  if (!response.ok) throw new TypeError(`Failed to fetch ${address}: ${response.status}`);
  return (await response.json()) as FederationManifest;
}
