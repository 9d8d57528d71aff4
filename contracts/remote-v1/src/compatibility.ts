import type { RemoteManifest } from './manifest';
import { versionInRange } from './versions';

/** What a running portal has for a remote. */
export interface Offered {
  shellApi: string;
  /** Version of the federation runtime that the shell lends to remotes. */
  runtime: string;
  /** Versions of the service contracts that run; one that is not listed is not checked. */
  contracts: Record<string, string>;
}

/** Why a remote does not fit what the portal offers; empty when it fits. Asked before any of its code runs. */
export function misfits(manifest: RemoteManifest, offered: Offered): string[] {
  const found: string[] = [];
  const check = (what: string, version: string | undefined, range: string | undefined) => {
    if (version !== undefined && range !== undefined && !versionInRange(version, range))
      found.push(`needs ${what} ${range}, the portal offers ${version}`);
  };
  check('shell API', offered.shellApi, manifest.shellApi);
  check('federation runtime', offered.runtime, manifest.runtime);
  for (const [name, range] of Object.entries(manifest.contracts ?? {})) {
    check(name, offered.contracts[name], range);
  }
  return found;
}
