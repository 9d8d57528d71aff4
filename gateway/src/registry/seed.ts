import { type Build, readBuild } from './build';
import { folderFiles } from './build-files';
import { publishedAs, withBuild, withEvent } from './release-index';
import type { ReleaseStore } from './release-store';

export interface BuildFolder {
  name: string;
  folder: string;
}

export interface Seeded {
  published: { name: string; version: string }[];
  /** Remotes whose folder holds no usable build, with the reason. All others are published. */
  refused: { name: string; reason: string }[];
}

/** Publishes the new builds among `builds`, and makes them live unless a person has chosen another version. */
export async function seed(store: ReleaseStore, builds: readonly BuildFolder[]): Promise<Seeded> {
  const seeded: Seeded = { published: [], refused: [] };
  for (const { name, folder } of builds) {
    const files = await folderFiles(folder);
    let build: Build;
    try {
      build = await readBuild(name, files);
    } catch (error) {
      seeded.refused.push({ name, reason: `${folder}: ${(error as Error).message}` });
      continue;
    }
    await store.changeIndex(async (index) => {
      const at = new Date().toISOString();
      const known = publishedAs(index, name, build.hash);
      const release = known
        ? { ...known, integrity: known.integrity ?? build.integrity }
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
