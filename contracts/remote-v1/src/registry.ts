import { isRecord, isText } from './check';
import type { RemoteManifest } from './manifest';
import { wrongFields } from './manifest-rules';

/** The live version of one remote. */
export interface RegistryEntry {
  /** For example '1.0.0-ab12cd34'. */
  version: string;
  /** Address of its mf-manifest.json. */
  manifest: string;
  /** The remote's own manifest. */
  describes: RemoteManifest;
  /**
   * The hash of each file with which the remote begins, by its name relative to the manifest: 'sha384-...', in the form
   * that browsers check.
   */
  integrity?: Record<string, string>;
  /** True while the remote is switched off: its pages say so, and none of its code is loaded. */
  off?: boolean;
}

/** The answer of GET /registry.json. */
export interface Registry {
  /** Version of the shell API that the running shell offers. */
  shellApi: string;
  remotes: Record<string, RegistryEntry>;
  /** Versions of the service contracts that run, when the gateway knows them. */
  contracts?: Record<string, string>;
}

export interface ReadRegistry {
  remotes: Record<string, RegistryEntry>;
  contracts: Record<string, string>;
  /** Entries that were left out because they are invalid: the name and the invalid fields. */
  broken: { name: string; problems: string[] }[];
}

/**
 * Reads /registry.json entry by entry: an invalid entry is left out and listed in `broken`, the others are used. A
 * value that is no registry gives an empty registry with one broken entry named 'registry'.
 */
export function readRegistry(value: unknown): ReadRegistry {
  const read: ReadRegistry = { remotes: {}, contracts: {}, broken: [] };
  if (!isRecord(value) || !isRecord(value.remotes)) {
    read.broken.push({ name: 'registry', problems: ['remotes'] });
    return read;
  }
  if (isRecord(value.contracts)) {
    for (const [name, version] of Object.entries(value.contracts)) {
      if (typeof version === 'string') read.contracts[name] = version;
    }
  }
  for (const [name, entry] of Object.entries(value.remotes)) {
    const problems = entryProblems(name, entry);
    if (problems.length > 0) read.broken.push({ name, problems });
    else read.remotes[name] = entry as unknown as RegistryEntry;
  }
  return read;
}

function entryProblems(name: string, entry: unknown): string[] {
  if (!isRecord(entry)) return ['entry'];
  const { version, manifest, describes } = entry;
  const problems = wrongFields(describes).map((field) => `describes.${field}`);
  if (!isText(version, /./)) problems.push('version');
  if (!isText(manifest, /^(\/|https?:\/\/)/)) problems.push('manifest');
  if (isRecord(describes) && describes.name !== name) problems.push(`describes.name must be ${name}`);
  return problems;
}
