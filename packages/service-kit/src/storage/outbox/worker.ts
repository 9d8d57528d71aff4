import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { type Logger, silentLogger } from '../../base/logging';
import { type Deliver, delivery, exponentialBackOff } from './delivery';
import { leases } from './leases';
import { pausesOf } from './pauses';
import type { OutboxRow } from './table';

export interface OutboxWorkerOptions {
  knex: Knex;
  table: string;
  /** Does the work; throws when it must be tried again, Undeliverable when it must not. May run twice for one row. */
  deliver: Deliver;
  logger?: Logger;
  /** In ms: the pause between looks for due work while there is some, or was lately; 1000 when absent. */
  pollMs?: number;
  /** In ms: the longest pause between looks while there is no work; five times `pollMs` when absent. */
  restMs?: number;
  /** The most rows in work at the same time; 4 when absent. */
  concurrency?: number;
  /** After this many attempts the row is `dead`; 24 when absent, which with the usual pauses is most of a day. */
  maxAttempts?: number;
  /** In ms: how long a taken row stays with its worker before another may take it; 60 s when absent. */
  leaseMs?: number;
  /** In ms: an attempt that takes longer counts as failed; half a lease when absent. */
  deliverTimeoutMs?: number;
  /** The pause in ms after the attempt of this number. */
  backOffMs?(attempt: number): number;
  /** In ms: how long finished work is kept; 7 days when absent. */
  keepSentMs?: number;
}

export interface OutboxWorker {
  /**
   * Does this work now. Resolves to 'pending' when it takes longer than `withinMs`; then it continues in the
   * background.
   */
  deliverNow(id: number, withinMs: number): Promise<'sent' | 'pending'>;
  /** Takes no more rows and waits for running work. */
  stop(): Promise<void>;
}

/** Processes an outbox table. Many workers may share a table: each row is taken by one of them at a time. */
export function startOutboxWorker(options: OutboxWorkerOptions): OutboxWorker {
  const { knex, table, deliver, logger = silentLogger, pollMs = 1000, concurrency = 4 } = options;
  const { maxAttempts = 24, leaseMs = 60_000, keepSentMs = 7 * 86_400_000 } = options;
  const { deliverTimeoutMs = leaseMs / 2, backOffMs = exponentialBackOff, restMs = 5 * pollMs } = options;
  const held = leases(knex, table, leaseMs);
  const attempt = delivery({ held, deliver, logger, maxAttempts, deliverTimeoutMs, backOffMs });
  const underWay = new Set<Promise<boolean>>();
  const stopping = new AbortController();
  const stopped = () => stopping.signal.aborted;
  const pauses = pausesOf({ table, pollMs, restMs, stopping: stopping.signal });

  function begin(row: OutboxRow): Promise<boolean> {
    const work = attempt(row).catch((error) => {
      // The outcome could not be recorded; another worker takes the row when its lease ends.
      logger.error({ err: error, outbox_id: row.id }, 'outbox not reached');
      return false;
    });
    underWay.add(work);
    return work.finally(() => underWay.delete(work));
  }

  /** Takes and processes due rows; resolves to whether there were any. */
  async function workOff(): Promise<boolean> {
    for (let found = false; !stopped(); found = true) {
      const rows = await held.takeDue(concurrency);
      if (rows.length === 0) return found;
      await Promise.all(rows.map(begin));
    }
    return true;
  }

  async function run(): Promise<void> {
    let tidyAt = Date.now() + 60_000;
    while (!stopped()) {
      let found = false;
      try {
        found = await workOff();
        if (Date.now() > tidyAt) {
          tidyAt = Date.now() + 3_600_000;
          await held.removeSent(new Date(Date.now() - keepSentMs));
        }
      } catch (error) {
        logger.error({ err: error }, 'outbox not reached');
      }
      await pauses.next(found);
    }
  }

  /** Waits for the outcome of a row that another worker took first. */
  async function sentByAnother(id: number, until: number): Promise<boolean> {
    while (Date.now() < until) {
      const state = await held.stateOf(id);
      if (state !== 'waiting') return state === 'sent';
      await pause(Math.min(50, Math.max(1, until - Date.now())));
    }
    return false;
  }

  async function sentNow(id: number, until: number): Promise<boolean> {
    const row = await held.take(id);
    return row ? begin(row) : sentByAnother(id, until);
  }

  const running = run();
  return {
    async deliverNow(id, withinMs) {
      const late = new AbortController();
      const inTime = pause(withinMs, false, { signal: late.signal }).catch(() => false);
      const sent = sentNow(id, Date.now() + withinMs).catch((error) => {
        logger.error({ err: error, outbox_id: id }, 'outbox not reached');
        return false;
      });
      const answer = await Promise.race([sent, inTime]);
      late.abort();
      return answer ? 'sent' : 'pending';
    },
    async stop() {
      stopping.abort();
      pauses.end();
      await running;
      await Promise.all(underWay);
    },
  };
}
