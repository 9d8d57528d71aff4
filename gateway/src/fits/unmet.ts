import { misfits, type Offered, type RemoteManifest } from '@portal/contract-remote-v1';

/** What a running portal has for a remote, as the gateway knows it. */
export interface Running extends Offered {
  /** Whether each service of the portal has reported what it keeps: a contract that is not listed runs nowhere then. */
  complete?: boolean;
}

/**
 * Why a remote is not to be given to anybody here; empty when it fits. Pages that are live already go by `misfits`,
 * which lets a contract pass of which nothing is known.
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
