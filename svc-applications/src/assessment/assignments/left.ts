import type { Logger } from '@portal/service-kit/logging';
import { type Scheduler, startScheduler } from '@portal/service-kit/scheduler';
import type { Service } from '../../platform';

type Parts = Pick<Service, 'stores' | 'auth'>;

const everyMs = 60_000;

/**
 * Frees applications whose assigned readers left the staff before reading them, so that they wait for another reader.
 * The names of those readers are kept, marked as having left, and points that they sent still count. May be repeated.
 */
export async function returnFromLeft({ stores, auth }: Parts): Promise<void> {
  const readers = await stores.assignments.openReaders();
  if (readers.length === 0) return;
  const staff = new Set((await auth.colleagues()).map(({ id }) => id));
  // Every portal has staff: an empty list comes from a release of svc-auth without this call.
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

/** Runs every minute, in each replica. */
export const startReturning = (parts: Parts, logger: Logger): Scheduler =>
  startScheduler(() => returnFromLeft(parts), {
    everyMs,
    failed: (error) => logger.warn({ err: error }, 'Nobody could say which readers have left'),
  });
