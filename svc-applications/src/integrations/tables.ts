import { defineTable, withApplication } from '../platform';

export const integrationsTables = [
  defineTable({
    name: 'webhook_deliveries',
    erased: withApplication,
    exported: { withheld: 'ids of messages to programs' },
  }),
  defineTable({ name: 'webhooks', none: 'addresses of programs', actsFor: { asks: 'manageIntegrations' } }),
  defineTable({ name: 'webhooks_outbox', none: 'ids of messages' }),
  defineTable({ name: 'calendar_feeds', none: 'addresses of staff', actsFor: { asks: 'readApplications' } }),
];
