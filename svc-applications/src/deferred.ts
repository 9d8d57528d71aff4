import { deliverWebhook } from './integrations';
import { modules } from './modules';
import type { Deferred } from './platform';
import { tables } from './tables';
import { works } from './works';

/** Every kind of work in an outbox: what modules declare, and messages to programs. */
export const deferredWork: Record<string, Deferred> = {
  [deliverWebhook]: { asks: 'manageIntegrations' },
  ...Object.fromEntries(works.all.map(({ kind, actsFor }) => [kind, actsFor])),
};

/** Every background job by the name of the function that starts it. A test finds jobs that no module lists. */
export const deferredJobs: Record<string, Deferred> = Object.fromEntries(
  modules.flatMap(({ jobs = [] }) => jobs.map(({ start, actsFor }) => [start.name, actsFor])),
);

/**
 * Tables of things that somebody set up and that keep working afterwards, with in whose name they work. A test finds
 * such tables without a declaration.
 */
export const deferredThings: Record<string, Deferred> = Object.fromEntries(
  tables.flatMap(({ name, actsFor }) => (actsFor ? [[name, actsFor]] : [])),
);
