import type { RemoteManifest } from './manifest';
import { versionInRange } from './versions';

/** What a running portal offers to a remote. */
export interface Offered {
  shellApi: string;
  /** Version of the federation runtime that the shell lends to remotes. */
  runtime: string;
  /** The versions of the running service contracts; a contract that is not listed is not checked. */
  contracts: Record<string, string>;
}

/**
 * The reasons why a remote does not fit what the portal offers; empty when it fits. Checked before any of its code
 * runs.
 */
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
