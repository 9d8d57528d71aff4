import type { Logger } from '../../base/logging';
import type { RecordedEvent } from './store';

/**
 * Writes events as JSON lines with `"stream":"security"`, for a collector. They are written whatever LOG_LEVEL is,
 * unless nothing at all is logged.
 */
export function eventLines(logger: Logger): (event: RecordedEvent) => void {
  const own = logger.child({ stream: 'security' }, logger.level === 'silent' ? {} : { level: 'info' });
  return ({ at, ...event }) => own.info({ event: { ...event, at: at.toISOString() } }, 'security event');
}

/**
 * For work in a transaction: collects the calls of `tell` and makes them after the commit; drops those of a
 * transaction that is rolled back or tried again.
 */
export async function recordAfterwards<T>(
  notify: (event: RecordedEvent) => void,
  run: (collect: { begin(): (event: RecordedEvent) => void }) => Promise<T>,
): Promise<T> {
  let heard: RecordedEvent[] = [];
  const result = await run({
    begin() {
      heard = [];
      return (event) => void heard.push(event);
    },
  });
  heard.forEach(notify);
  return result;
}
