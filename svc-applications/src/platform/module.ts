import { type BudgetStore, budgetStore } from '@portal/service-kit/budgets';
import { type EventStore, eventStore } from '@portal/service-kit/events';
import type { AnyCall } from '@portal/service-kit/http';
import { type OutboxStore, outboxStore } from '@portal/service-kit/outbox';
import type { Knex } from 'knex';
import { type AuditStore, auditStore } from './audit/store';
import { defineModule, type StoreParts } from './define-module';
import { withActEvents } from './events/act-events';
import { applicationEventCalls } from './events/routes';
import { type LanguageStore, languageStore } from './language/store';
import { notificationCalls } from './notifications/routes';
import { type NotificationStore, notificationStore } from './notifications/store';
import { type PortalStore, portalStore } from './portal/store';
import { portalCalls } from './portal-calls/routes';
import { settingsCalls } from './portal-calls/settings-routes';
import type { Service } from './service';
import { startStatistics } from './statistics/job';
import { type StatisticsStore, statisticsStore } from './statistics/store';
import { eventsName, outboxName } from './stores';
import { platformTables } from './tables';
import { termsCalls } from './terms/routes';
import { type TermsStore, termsStore } from './terms/store';

interface PlatformStores {
  terms: TermsStore;
  languages: LanguageStore;
  statistics: StatisticsStore;
  portal: PortalStore;
  audit: AuditStore;
  events: EventStore;
  notifications: NotificationStore;
  budgets: BudgetStore;
  outbox: OutboxStore;
}

declare module './stores' {
  interface Stores extends PlatformStores {}
}

function stores(knex: Knex, { notify }: StoreParts): PlatformStores {
  const events = eventStore(knex, eventsName, notify);
  return {
    terms: termsStore(knex),
    languages: languageStore(knex),
    statistics: statisticsStore(knex),
    portal: portalStore(knex),
    audit: withActEvents(auditStore(knex), events),
    events,
    notifications: notificationStore(knex),
    budgets: budgetStore(knex, 'budgets'),
    outbox: outboxStore(knex, outboxName),
  };
}

const calls = (service: Service): AnyCall[] => [
  ...portalCalls(service),
  ...settingsCalls(service),
  ...termsCalls(service),
  ...notificationCalls(service),
  ...applicationEventCalls(service),
];

export const platformModule = defineModule({
  name: 'platform',
  tables: platformTables,
  permissions: ['manageSettings', 'readActivity'],
  stores,
  calls,
  jobs: [{ start: startStatistics, actsFor: { portal: 'figures' } }],
});
