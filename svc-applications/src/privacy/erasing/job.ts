import type { Logger } from '@portal/service-kit/logging';
import { type Scheduler, startScheduler } from '@portal/service-kit/scheduler';
import { resumeErasures } from './erase';
import type { ErasingParts } from './erasure';

const everyMs = 5 * 60_000;

/** Continues unfinished erasures at the start and then every five minutes, in each replica. */
export const startErasing = (parts: ErasingParts, logger: Logger): Scheduler =>
  startScheduler(() => resumeErasures(parts, logger), {
    everyMs,
    failed: (error) => logger.error({ err: error }, 'Erasing could not go on'),
  });
