import type { Registry, RegistryEntry } from '@portal/contract-remote-v1';
import { SHELL_API_VERSION } from '@portal/contract-shell-v1';
import type { FileSource } from '../static';
import { followedIndex } from './followed-index';
import { type ReleaseIndex, type RemoteReleases, wasInUse } from './release-index';
import type { ReleaseStore } from './release-store';
import { openPreview, type Visitor, versionFor } from './visitor';

/** The live remotes and their files. */
export interface Catalogue {
  /** Returns the registry for a visitor; without a visitor, the live versions. */
  registry(visitor?: Visitor): Promise<Registry>;
  /** Whether some visitors get other versions than the rest at the moment. */
  differs(): Promise<boolean>;
  files(name: string, version: string): FileSource | undefined;
  /** Whether a build is only for people who were invited to its preview. */
  invitedOnly?(name: string, version: string): Promise<boolean>;
  /** The version that a link of invitation opens; undefined once it has expired or was ended. */
  invitedTo?(name: string, id: string): Promise<string | undefined>;
  /** False while developing: then the same address may have other content a moment later. */
  immutable: boolean;
}

/** The catalogue of live releases. It follows the store's index, so that a release shows without a restart. */
export function releaseCatalogue(
  store: ReleaseStore,
  contracts: () => Record<string, string> = () => ({}),
  now: () => number = Date.now,
): Catalogue {
  const index = followedIndex(store);
  return {
    immutable: true,
    registry: async (visitor = {}) => registryOf(await index(), visitor, contracts(), now()),
    differs: async () => Object.values((await index()).remotes).some(({ canary }) => canary),
    files: (name, version) => store.files(name, version),
    async invitedOnly(name, version) {
      const remote = (await index()).remotes[name];
      const release = remote?.releases.find((one) => one.version === version);
      return remote !== undefined && release?.invitedOnly === true && !wasInUse(remote, release);
    },
    async invitedTo(name, id) {
      const remote = (await index()).remotes[name];
      return remote && openPreview(remote, id, now())?.version;
    },
  };
}

function registryOf(
  index: ReleaseIndex,
  visitor: Visitor,
  contracts: Record<string, string>,
  now: number,
): Registry {
  const remotes: Registry['remotes'] = {};
  for (const [name, releases] of Object.entries(index.remotes)) {
    const entry = entryOf(name, releases, visitor, now);
    if (entry) remotes[name] = entry;
  }
  return { shellApi: SHELL_API_VERSION, remotes, ...(Object.keys(contracts).length > 0 && { contracts }) };
}

function entryOf(
  name: string,
  remote: RemoteReleases,
  visitor: Visitor,
  now: number,
): RegistryEntry | undefined {
  const { live, releases } = remote;
  const chosen = versionFor(visitor, name, remote, now);
  const release =
    releases.find(({ version }) => version === chosen) ??
    releases.find(({ version }) => version === live.version);
  if (!release) return undefined;
  const { version, describes, integrity } = release;
  return {
    version,
    manifest: manifestAddress(name, version),
    describes,
    ...(integrity && { integrity }),
    ...(remote.off && { off: true }),
  };
}

export function manifestAddress(name: string, version: string): string {
  return `/remotes/${name}/${version}/mf-manifest.json`;
}
