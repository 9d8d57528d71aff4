import { isRecord, isText } from './check';
import { checkRemoteManifest, type RemoteManifest } from './manifest';

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
  /** Entries left out because they cannot be understood: name and reasons. */
  broken: { name: string; problems: string[] }[];
}

/**
 * Reads /registry.json entry by entry: a remote whose entry is broken is left out and named, the others stand.
 * Anything that is no registry at all reads as an empty one with one broken entry named 'registry'.
 */
export function readRegistry(value: unknown): ReadRegistry {
  const read: ReadRegistry = { remotes: {}, contracts: {}, broken: [] };
  if (!isRecord(value) || !isRecord(value.remotes)) {
    read.broken.push({ name: 'registry', problems: ['remotes must be an object'] });
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
  if (!isRecord(entry)) return ['the entry must be an object'];
  const problems: string[] = [];
  if (!isText(entry.version, /./)) problems.push('version must be a text');
  if (!isText(entry.manifest, /^(\/|https?:\/\/)/)) problems.push('manifest must be an address');
  const described = checkRemoteManifest(entry.describes);
  if (!described.ok) problems.push(...described.problems);
  else if (described.value.name !== name) problems.push(`describes.name must be ${name}`);
  return problems;
}
