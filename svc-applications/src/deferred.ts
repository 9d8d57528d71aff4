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

/** Every job, by what starts it. A test looks for one that no module lists. */
export const deferredJobs: Record<string, Deferred> = Object.fromEntries(
  modules.flatMap(({ jobs = [] }) => jobs.map(({ start, actsFor }) => [start.name, actsFor])),
);

/** What somebody set up and keeps working: read by a call each time. A test looks for tables that do not declare it. */
export const deferredThings: Record<string, Deferred> = Object.fromEntries(
  tables.flatMap(({ name, actsFor }) => (actsFor ? [[name, actsFor]] : [])),
);
