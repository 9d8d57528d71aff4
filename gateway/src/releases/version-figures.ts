import type { ModuleHour } from '@portal/contract-remote-v1';
import type { Release, ReleaseStore } from '../registry';
import { type Fared, medianIn } from '../tally';

/** Returns a version's counts by hour, the oldest hour first. */
export const hoursOf = ({ hours = {} }: Fared): ModuleHour[] =>
  Object.entries(hours)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([hour, { opened, failed, ms }]) => ({
      at: `${hour}:00:00.000Z`,
      opened,
      failed,
      loadMs: medianIn(ms),
    }));

/** Returns the median time in ms until a page of a version was shown, over the last two weeks. */
export function loadMsOf({ hours = {} }: Fared): number | null {
  const all: Record<string, number> = {};
  for (const { ms } of Object.values(hours))
    for (const [bound, many] of Object.entries(ms)) all[bound] = (all[bound] ?? 0) + many;
  return medianIn(all);
}

/**
 * Returns a function for the bytes of a version's first files, compressed if there is a copy. Files of a version never
 * change, so each size is computed once.
 */
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
