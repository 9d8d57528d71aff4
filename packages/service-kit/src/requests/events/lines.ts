import type { Logger } from '../../base/logging';
import type { RecordedEvent } from './store';

/**
 * Writes events as JSON lines with `"stream":"security"`, for a log collector. They are written at every LOG_LEVEL
 * except `silent`.
 */
export function eventLines(logger: Logger): (event: RecordedEvent) => void {
  const own = logger.child({ stream: 'security' }, logger.level === 'silent' ? {} : { level: 'info' });
  return ({ at, ...event }) => own.info({ event: { ...event, at: at.toISOString() } }, 'security event');
}

/**
 * For work in a transaction: collects events and calls `notify` for each after the commit. Events of a transaction that
 * is rolled back or tried again are dropped.
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
