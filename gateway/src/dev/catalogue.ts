import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkRemoteManifest, type Registry } from '@portal/contract-remote-v1';
import { SHELL_API_VERSION } from '@portal/contract-shell-v1';
import { type BuildFolder, type Catalogue, manifestAddress } from '../registry';
import { folderSource } from '../static';

/** Lists the remotes as their build folders hold them at this moment. */
export function devCatalogue(builds: readonly BuildFolder[]): Catalogue {
  return {
    immutable: false,
    differs: async () => false,
    async registry() {
      const remotes: Registry['remotes'] = {};
      for (const { name, folder } of builds) {
        const described = checkRemoteManifest(await manifestIn(folder));
        if (described.ok)
          remotes[name] = {
            version: 'dev',
            manifest: manifestAddress(name, 'dev'),
            describes: described.value,
          };
      }
      return { shellApi: SHELL_API_VERSION, remotes };
    },
    files(name) {
      const build = builds.find((candidate) => candidate.name === name);
      return build && folderSource(build.folder);
    },
  };
}

/** Returns the manifest in a folder; undefined while the first build of the remote is still running. */
async function manifestIn(folder: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  } catch {
    return undefined;
  }
}
