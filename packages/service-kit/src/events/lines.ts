import type { Logger } from '../logging';
import type { Told } from './store';

/**
 * Writes events as JSON lines with `"stream":"security"`, for a collector. They are written whatever LOG_LEVEL is,
 * unless nothing at all is logged.
 */
export function eventLines(logger: Logger): (event: Told) => void {
  const own = logger.child({ stream: 'security' }, logger.level === 'silent' ? {} : { level: 'info' });
  return ({ at, ...event }) => own.info({ event: { ...event, at: at.toISOString() } }, 'security event');
}

/**
 * For work in a transaction: collects the calls of `tell` and makes them after the commit; drops those of a
 * transaction that is rolled back or tried again.
 */
export async function toldAfterwards<T>(
  tell: (event: Told) => void,
  run: (collect: { begin(): (event: Told) => void }) => Promise<T>,
): Promise<T> {
  let heard: Told[] = [];
  const result = await run({
    begin() {
      heard = [];
      return (event) => void heard.push(event);
    },
  });
  heard.forEach(tell);
  return result;
}
