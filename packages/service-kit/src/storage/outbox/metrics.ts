import { Gauge, Registry } from 'prom-client';
import type { OutboxCounts, OutboxStore } from './standing';

/**
 * The metrics of an outbox. All replicas share one outbox and report all of it: dashboards take the highest value.
 * While the database does not answer, these metrics are absent and the others go on.
 */
export function outboxMetrics(store: Pick<OutboxStore, 'figures'>, outbox: string): Registry {
  const registry = new Registry();
  const gauge = (name: string, help: string, of: (figures: OutboxCounts) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['outbox'] as const,
      registers: [registry],
      async collect() {
        this.reset();
        const found = await figures();
        if (found) this.set({ outbox }, of(found));
      },
    });

  // The gauges of one scrape are collected together and share one read.
  let looking: Promise<OutboxCounts | undefined> | undefined;
  function figures(): Promise<OutboxCounts | undefined> {
    looking ??= store
      .figures()
      .catch(() => undefined)
      .finally(() => {
        looking = undefined;
      });
    return looking;
  }

  gauge('outbox_given_up', 'Work that was given up, and was not sent again.', ({ givenUp }) => givenUp);
  gauge('outbox_waiting', 'Work that waits to be done, or to be tried again.', ({ waiting }) => waiting);
  gauge('outbox_oldest_waiting_seconds', 'How long the oldest of it has waited.', ({ oldestAt }) =>
    oldestAt ? Math.max(0, (Date.now() - oldestAt.getTime()) / 1000) : 0,
  );
  return registry;
}
