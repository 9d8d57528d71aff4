import type { ModuleHour } from '@portal/contract-remote-v1';
import type { Release, ReleaseStore } from '../registry';
import { type Fared, medianIn } from '../tally';

/** What a version's counts say, hour by hour, the oldest first. */
export const hoursOf = ({ hours = {} }: Fared): ModuleHour[] =>
  Object.entries(hours)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([hour, { opened, failed, ms }]) => ({
      at: `${hour}:00:00.000Z`,
      opened,
      failed,
      loadMs: medianIn(ms),
    }));

/** The median time until a page of a version was shown, over the last two weeks. */
export function loadMsOf({ hours = {} }: Fared): number | null {
  const all: Record<string, number> = {};
  for (const { ms } of Object.values(hours))
    for (const [bound, many] of Object.entries(ms)) all[bound] = (all[bound] ?? 0) + many;
  return medianIn(all);
}

/** The bytes of what a remote begins with, compressed where there is a copy; a version's files never change. */
export function sizes(store: ReleaseStore) {
  const known = new Map<string, number | null>();
  return async (name: string, { version, integrity }: Release): Promise<number | null> => {
    const key = `${name} ${version}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const source = store.files(name, version);
    let bytes = 0;
    for (const file of Object.keys(integrity ?? {})) {
      const content = await source.read(`${file}.br`).catch(() => source.read(file).catch(() => null));
      bytes += content?.length ?? 0;
    }
    const size = bytes > 0 ? bytes : null;
    known.set(key, size);
    return size;
  };
}
