import type { AnyCall } from '@portal/service-kit/http';
import type { OutboxWorker } from '@portal/service-kit/outbox';
import type { Knex } from 'knex';
import { defineModule, type Service } from '../platform';
import { calendarCalls } from './calendar/routes';
import { type CalendarStore, calendarStore } from './calendar/store';
import { integrationsTables } from './tables';
import type { Reach } from './webhooks/reach';
import { webhookCalls } from './webhooks/routes';
import { startSealing } from './webhooks/seal-stored';
import type { SecretKeeper } from './webhooks/secrets';
import { type WebhookStore, webhookStore } from './webhooks/store';
import { startTidying } from './webhooks/tidy';

interface IntegrationsStores {
  calendar: CalendarStore;
  webhooks: WebhookStore;
}

declare module '../platform/stores' {
  interface Stores extends IntegrationsStores {}
}

declare module '../platform/service' {
  interface Service {
    /** Tries to deliver a message to another program now. */
    webhookOutbox: Pick<OutboxWorker, 'deliverNow'>;
    /** The addresses to which messages to other programs may go. */
    reach: Reach;
    /** How the secrets of webhooks are stored. */
    webhookSecrets: SecretKeeper;
    /** Milliseconds during which replicas of a previous release may run, which read secrets only in plain text. */
    sealWebhooksAfterMs: number;
  }
}

const stores = (knex: Knex): IntegrationsStores => ({
  calendar: calendarStore(knex),
  webhooks: webhookStore(knex),
});

const calls = (service: Service): AnyCall[] => [...calendarCalls(service), ...webhookCalls(service)];

export const integrationsModule = defineModule({
  name: 'integrations',
  tables: integrationsTables,
  permissions: ['manageIntegrations'],
  stores,
  calls,
  jobs: [
    { start: startTidying, actsFor: { portal: 'old deliveries' } },
    { start: startSealing, actsFor: { portal: 'encrypts secrets that were stored plain' } },
  ],
});
