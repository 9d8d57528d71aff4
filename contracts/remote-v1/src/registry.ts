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
  /** Of each file that it begins with, named as beside its manifest: 'sha384-...', as browsers check it. */
  integrity?: Record<string, string>;
  /** True while it is switched off: its pages say so, and none of its code is loaded. */
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
  /** Entries left out because they cannot be understood: name and the fields that are wrong. */
  broken: { name: string; problems: string[] }[];
}

/**
 * Reads /registry.json entry by entry: a remote whose entry is broken is left out and named, the others stand.
 * Anything that is no registry at all reads as an empty one with one broken entry named 'registry'.
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
