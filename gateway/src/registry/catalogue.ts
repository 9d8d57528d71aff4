import type { Registry } from '@portal/contract-remote-v1';
import { SHELL_API_VERSION } from '@portal/contract-shell-v1';
import type { FileSource } from '../static';
import type { ReleaseIndex } from './release-index';
import type { ReleaseStore } from './release-store';

/** What the page needs of the remotes: which are live, and their files. */
export interface Catalogue {
  registry(): Promise<Registry>;
  files(name: string, version: string): FileSource | undefined;
  /** False while developing: then the same address may hold other files a moment later. */
  immutable: boolean;
}

/** The live releases. Follows the store's index, so a release shows without a restart. */
export function releaseCatalogue(store: ReleaseStore): Catalogue {
  let known: { mark: string; registry: Registry } | undefined;
  return {
    immutable: true,
    async registry() {
      const mark = await store.indexMark();
      if (known?.mark !== mark) known = { mark, registry: registryOf(await store.readIndex()) };
      return known.registry;
    },
    files: (name, version) => store.files(name, version),
  };
}

function registryOf(index: ReleaseIndex): Registry {
  const remotes: Registry['remotes'] = {};
  for (const [name, { live, releases }] of Object.entries(index.remotes)) {
    const release = releases.find(({ version }) => version === live.version);
    if (!release) continue;
    const { version, describes } = release;
    remotes[name] = { version, manifest: manifestAddress(name, version), describes };
  }
  return { shellApi: SHELL_API_VERSION, remotes };
}

export function manifestAddress(name: string, version: string): string {
  return `/remotes/${name}/${version}/mf-manifest.json`;
}
