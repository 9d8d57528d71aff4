import { type Build, readBuild } from './build';
import { publishedAs, withBuild } from './release-index';
import type { ReleaseStore } from './release-store';

export interface BuildFolder {
  name: string;
  folder: string;
}

export interface Seeded {
  published: { name: string; version: string }[];
  /** Remotes whose folder holds nothing usable, with the reason. The others go on. */
  refused: { name: string; reason: string }[];
}

/** Publishes what the builds at hand have new, and puts it live where no person has decided otherwise. */
export async function seed(store: ReleaseStore, builds: readonly BuildFolder[]): Promise<Seeded> {
  const seeded: Seeded = { published: [], refused: [] };
  const before = await store.readIndex();
  let index = before;
  for (const { name, folder } of builds) {
    let build: Build;
    try {
      build = await readBuild(name, folder);
    } catch (error) {
      seeded.refused.push({ name, reason: (error as Error).message });
      continue;
    }
    const known = publishedAs(index, name, build.hash);
    const release = known ?? { ...build, publishedAt: new Date().toISOString() };
    await store.publish(name, release.version, folder);
    index = withBuild(index, name, release);
    if (!known) seeded.published.push({ name, version: release.version });
  }
  if (JSON.stringify(index) !== JSON.stringify(before)) await store.writeIndex(index);
  return seeded;
}
