import type { Logger } from '../../base/logging';
import type { Leases } from './leases';
import type { OutboxRow } from './table';

/** Thrown by `deliver` when a further attempt would be useless. */
export class Undeliverable extends Error {
  override readonly name = 'Undeliverable';
}

export interface DeliveryContext {
  id: number;
  /** Counted from 1. An earlier attempt may have done the work before its worker crashed. */
  attempt: number;
}

export type Deliver = (kind: string, payload: unknown, context: DeliveryContext) => Promise<void>;

export interface DeliveryOptions {
  held: Leases;
  deliver: Deliver;
  logger: Logger;
  maxAttempts: number;
  deliverTimeoutMs: number;
  backOffMs(attempt: number): number;
}

/** Does the work of a taken row and records the outcome; true when it is done. */
export function delivery({
  held,
  deliver,
  logger,
  maxAttempts,
  deliverTimeoutMs,
  backOffMs,
}: DeliveryOptions) {
  return async function attempt(row: OutboxRow): Promise<boolean> {
    const about = { outbox_id: row.id, kind: row.kind, attempt: row.attempts };
    if (row.attempts > maxAttempts) {
      await held.giveUp(row, row.last_error ?? 'never finished');
      logger.error(about, 'outbox work given up');
      return false;
    }
    try {
      const work = deliver(row.kind, JSON.parse(row.payload), { id: row.id, attempt: row.attempts });
      await inTime(work, deliverTimeoutMs);
    } catch (error) {
      const reason = errorCode(error);
      const last = error instanceof Undeliverable || row.attempts >= maxAttempts;
      if (last) await held.giveUp(row, reason);
      else await held.later(row, new Date(Date.now() + backOffMs(row.attempts)), reason);
      logger[last ? 'error' : 'warn'](
        { ...about, reason },
        last ? 'outbox work given up' : 'outbox work failed',
      );
      return false;
    }
    await held.done(row);
    logger.info(about, 'outbox work done');
    return true;
  };
}

/**
 * Milliseconds until the next attempt: doubled each time, up to an hour, with a random share so that many rows do not
 * come back at once.
 */
export function exponentialBackOff(attempt: number): number {
  const base = Math.min(5000 * 2 ** (attempt - 1), 3_600_000);
  return base * (0.8 + Math.random() * 0.4);
}

/** The error's code instead of its message: a mail server's message may hold an address. */
function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  const status = 'responseCode' in error ? ` ${error.responseCode}` : '';
  return `${code}${status}`.slice(0, 100);
}

function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('too slow'), { code: 'TIMEOUT' })), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
