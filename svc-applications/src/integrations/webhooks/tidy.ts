import type { Logger } from '@portal/service-kit/logging';
import { type Scheduler, startScheduler } from '@portal/service-kit/scheduler';
import type { Service } from '../../platform';

const everyMs = 3_600_000;
const keptMs = 30 * 86_400_000;

/** Removes messages and answers that are older than a month. */
export const startTidying = (
  { stores, clock }: Pick<Service, 'stores' | 'clock'>,
  logger: Logger,
): Scheduler =>
  startScheduler(() => stores.webhooks.removeDeliveries(new Date(clock().getTime() - keptMs)), {
    everyMs,
    failed: (error) => logger.error({ err: error }, 'Old messages of webhooks could not be removed'),
  });
