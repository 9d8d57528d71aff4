import type { Logger } from '@portal/service-kit/logging';
import { type Scheduler, startScheduler } from '@portal/service-kit/scheduler';
import { removeFilesOf } from '../../documents';
import type { Service } from '../../platform';
import { removedAfterMs } from './discarded';

type Parts = Pick<Service, 'stores' | 'files' | 'mails'>;

const everyMs = 10 * 60_000;

/**
 * Removes discarded drafts whose day is over: first files and mails, then the rows. If the process is killed in
 * between, the next removal finds the rows; two replicas may remove the same draft. Returns the number of removed
 * drafts.
 */
export async function removeDiscarded(parts: Parts, now: Date, logger: Logger): Promise<number> {
  const { stores, files, mails } = parts;
  const ids = await stores.discarded.markForRemoval(new Date(now.getTime() - removedAfterMs), now);
  let removed = 0;
  for (const id of ids) {
    try {
      for (const path of await stores.discarded.filesOf(id)) await files.remove(path);
      // No upload takes a day, so any remaining file was stored by a process that was killed.
      await removeFilesOf(parts, { application: id });
      await mails.removeOf({ applications: [id] });
      await stores.discarded.remove(id);
      removed += 1;
    } catch (error) {
      logger.error({ err: error, application: id }, 'A discarded draft could not be removed');
    }
  }
  return removed;
}

/** Removes discarded drafts and expired counts of budgets, at the start and then every ten minutes. */
export function startRemoval(parts: Parts, logger: Logger): Scheduler {
  async function remove(): Promise<void> {
    const now = new Date();
    await removeDiscarded(parts, now, logger);
    await parts.stores.budgets.removeEnded(now);
  }
  return startScheduler(remove, {
    everyMs,
    failed: (error) => logger.error({ err: error }, 'Discarded drafts could not be removed'),
  });
}
