import { misfits, type Offered, type RegistryEntry } from '@portal/contract-remote-v1';
import type { PageLifecycles } from '@portal/contract-shell-v1';
import { failure, failureOf, type LoadResult } from '../failure/result';
import { PAGE_TIMEOUT_MS } from './patience';

export interface LoadMountOptions {
  entry: RegistryEntry;
  mount: string;
  offered: Offered;
  load: (name: string, manifestUrl: string, mount: string) => Promise<PageLifecycles>;
  timeoutMs?: number;
}

/** Loads one mount of a remote. Never throws. */
export async function loadMount(options: LoadMountOptions): Promise<LoadResult> {
  const { entry, mount, offered, load, timeoutMs = PAGE_TIMEOUT_MS } = options;
  const { name } = entry.describes;
  const reasons = misfits(entry.describes, offered);
  if (reasons.length > 0) return failure('incompatible', `${name} ${entry.version} ${reasons.join('; ')}`);

  let alarm: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<LoadResult>((resolve) => {
    alarm = setTimeout(
      () => resolve(failure('timeout', `${name} ${entry.version} after ${timeoutMs} ms`)),
      timeoutMs,
    );
  });
  const loaded = load(name, entry.manifest, mount).then(
    (page): LoadResult => ({ ok: true, page }),
    failureOf,
  );
  const result = await Promise.race([loaded, late]);
  clearTimeout(alarm);
  return result;
}
