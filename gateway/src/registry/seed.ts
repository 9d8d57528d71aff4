import { type Build, readBuild } from './build';
import { type BuildFiles, contentHash, folderFiles } from './build-files';
import { publishedAs, type Release, type ReleaseIndex, withBuild, withEvent } from './release-index';
import type { ReleaseStore } from './release-store';

export interface BuildFolder {
  name: string;
  folder: string;
}

export interface Seeded {
  published: { name: string; version: string }[];
  /** Remotes whose folder holds no usable build, with the reason. The builds of all other remotes are published. */
  refused: { name: string; reason: string }[];
}

/** Publishes the new builds among `builds`, and makes them live unless a person has chosen another version. */
export async function seed(store: ReleaseStore, builds: readonly BuildFolder[]): Promise<Seeded> {
  const seeded: Seeded = { published: [], refused: [] };
  for (const { name, folder } of builds) {
    const before = await store.readIndex();
    let files: BuildFiles;
    let build: Build | Release;
    try {
      files = await folderFiles(folder);
      build = (await publishedBefore(store, before, name, files)) ?? (await readBuild(name, files));
    } catch (error) {
      seeded.refused.push({ name, reason: `${folder}: ${(error as Error).message}` });
      continue;
    }
    await store.changeIndex(async (index) => {
      const at = new Date().toISOString();
      const known = publishedAs(index, name, build.hash);
      const release: Release = known
        ? { ...known, ...(build.integrity && !known.integrity && { integrity: build.integrity }) }
        : { ...build, publishedAt: at };
      await store.publish(name, release.version, files);
      const next = withBuild(index, name, release);
      if (!known) seeded.published.push({ name, version: release.version });
      const before = index.remotes[name]?.live.version;
      const { version } = next.remotes[name]?.live ?? {};
      if (version === before || version === undefined) return next;
      return withEvent(next, {
        at,
        what: 'live',
        remote: name,
        version,
        ...(before && { from: before }),
        by: { kind: 'build' },
      });
    });
  }
  return seeded;
}

/**
 * Returns the published release with the same contents if its files are stored: they were read and checked when it was
 * published, so this build need not be read again.
 */
async function publishedBefore(
  store: ReleaseStore,
  index: ReleaseIndex,
  name: string,
  files: BuildFiles,
): Promise<Release | undefined> {
  const known = publishedAs(index, name, await contentHash(files));
  if (!known?.integrity) return undefined;
  const stored = await store.kept(name);
  return stored.some(({ version }) => version === known.version) ? known : undefined;
}
