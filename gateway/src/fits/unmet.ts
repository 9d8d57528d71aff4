import { misfits, type Offered, type RemoteManifest } from '@portal/contract-remote-v1';

/** What the running portal offers to a remote, as far as the gateway knows. */
export interface Running extends Offered {
  /** Whether every service has reported its contracts. Only then does a missing contract count as not offered. */
  complete?: boolean;
}

/**
 * Returns why a remote does not fit this portal; empty when it fits. Stricter than `misfits`, which pages that are
 * already live use and which accepts a contract that no service has reported yet.
 */
export function unmet(manifest: RemoteManifest, running: Running): string[] {
  const missing = Object.entries(manifest.contracts ?? {}).filter(
    ([name]) => running.complete && running.contracts[name] === undefined,
  );
  return [
    ...misfits(manifest, running),
    ...missing.map(([name, range]) => `needs ${name} ${range}, the portal offers none`),
  ];
}
