import type { Logger } from '@portal/service-kit/logging';
import { type Scheduler, startScheduler } from '@portal/service-kit/scheduler';
import type { Service } from '../../platform';

type Parts = Pick<Service, 'stores' | 'auth'>;

const everyMs = 60_000;

/**
 * Gives back what readers who left the staff have not read: their names stay as of somebody who left, and the
 * applications wait for another reader. What they sent stands. Twice is fine.
 */
export async function returnFromLeft({ stores, auth }: Parts): Promise<void> {
  const readers = await stores.assignments.openReaders();
  if (readers.length === 0) return;
  const staff = new Set((await auth.colleagues()).map(({ id }) => id));
  // A portal has staff: nobody at all is the answer of a svc-auth that does not know this call.
  if (staff.size === 0) return;
  for (const reader of readers.filter((id) => !staff.has(id)))
    await stores.transaction(async (trx) => {
      const now = await trx.databaseNow();
      const applications = await trx.assignments.markLeft(reader, now);
      if (applications === 0) return;
      const details = { reader: String(reader), applications };
      await trx.events.add({ kind: 'reader_left', details }, now);
    });
}

/** Every minute, in each replica. */
export const startReturning = (parts: Parts, logger: Logger): Scheduler =>
  startScheduler(() => returnFromLeft(parts), {
    everyMs,
    failed: (error) => logger.warn({ err: error }, 'Nobody could say which readers have left'),
  });
