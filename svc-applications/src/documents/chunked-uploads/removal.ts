import type { Logger } from '@portal/service-kit/logging';
import { type Scheduler, startScheduler } from '@portal/service-kit/scheduler';
import type { Service } from '../../platform';
import { forgetRemovedFiles } from '../removed-files';
import { keptAfterTakenMs, keptMs } from './chunked-upload';

type Parts = Pick<Service, 'stores' | 'files' | 'clock'>;

const everyMs = 5 * 60_000;
const atOnce = 100;

/** Removes files that were idle for too long or used a while ago, with their pieces. */
export async function removeStale({ stores, files, clock }: Parts, signal?: AbortSignal): Promise<void> {
  const ago = (ms: number) => new Date(clock().getTime() - ms);
  const since = { untouched: ago(keptMs), taken: ago(keptAfterTakenMs) };
  for (const kind of ['person', 'letter'] as const) {
    for (;;) {
      const ids = await stores.arriving[kind].stale(since, atOnce);
      if (ids.length === 0 || signal?.aborted) break;
      await stores.transaction((trx) => trx.arriving[kind].remove(ids));
    }
  }
  await forgetRemovedFiles({ stores, files });
}

export const startRemovingStale = (parts: Parts, logger: Logger): Scheduler =>
  startScheduler((signal) => removeStale(parts, signal), {
    everyMs,
    failed: (error) => logger.error({ err: error }, 'Pieces of files could not be removed'),
  });
