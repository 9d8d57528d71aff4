import type { Registry, RegistryEntry } from '@portal/contract-remote-v1';
import { SHELL_API_VERSION } from '@portal/contract-shell-v1';
import type { FileSource } from '../static';
import { isChosen } from './canary';
import { emptyIndex, type ReleaseIndex, type RemoteReleases } from './release-index';
import type { ReleaseStore } from './release-store';

/** The live remotes and their files, as the page needs them. */
export interface Catalogue {
  /** The registry for a visitor with this place among a hundred; without a place the live versions. */
  registry(place?: number): Promise<Registry>;
  /** Whether some visitors get other versions than the rest at the moment. */
  differs(): Promise<boolean>;
  files(name: string, version: string): FileSource | undefined;
  /** False while developing: then the same address may have other content a moment later. */
  immutable: boolean;
}

/** The live releases. Follows the store's index, so that a release shows without a restart. */
export function releaseCatalogue(
  store: ReleaseStore,
  contracts: () => Record<string, string> = () => ({}),
): Catalogue {
  let known: { mark: string; index: ReleaseIndex } = { mark: '', index: emptyIndex };
  async function index(): Promise<ReleaseIndex> {
    const mark = await store.indexMark();
    if (known.mark === mark) return known.index;
    try {
      known = { mark, index: await store.readIndex() };
    } catch (error) {
      // An index that cannot be read at the moment takes no page away: the last known versions stay.
      if (known.mark === '') throw error;
    }
    return known.index;
  }
  return {
    immutable: true,
    registry: async (place) => registryOf(await index(), place, contracts()),
    differs: async () => Object.values((await index()).remotes).some(({ canary }) => canary),
    files: (name, version) => store.files(name, version),
  };
}

function registryOf(
  index: ReleaseIndex,
  place: number | undefined,
  contracts: Record<string, string>,
): Registry {
  const remotes: Registry['remotes'] = {};
  for (const [name, releases] of Object.entries(index.remotes)) {
    const entry = entryOf(name, releases, place);
    if (entry) remotes[name] = entry;
  }
  return { shellApi: SHELL_API_VERSION, remotes, ...(Object.keys(contracts).length > 0 && { contracts }) };
}

function entryOf(
  name: string,
  { live, canary, releases }: RemoteReleases,
  place: number | undefined,
): RegistryEntry | undefined {
  const chosen = canary && place !== undefined && isChosen(place, name, canary) ? canary : live;
  const release =
    releases.find(({ version }) => version === chosen.version) ??
    releases.find(({ version }) => version === live.version);
  if (!release) return undefined;
  const { version, describes, integrity } = release;
  return { version, manifest: manifestAddress(name, version), describes, ...(integrity && { integrity }) };
}

export function manifestAddress(name: string, version: string): string {
  return `/remotes/${name}/${version}/mf-manifest.json`;
}
