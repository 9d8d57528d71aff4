import type { AnyCall } from '@portal/service-kit/http';
import type { Knex } from 'knex';
import { defineModule, type Service } from '../platform';
import { type Abilities, applicationAbilities } from './abilities';
import { startBackfill } from './backfill/backfill';
import { type BackfillStore, backfillStore } from './backfill/store';
import { type OriginalStore, originalStore } from './original-store';
import type { RecentApplications } from './recent';
import { type ApplicationStore, applicationStore } from './store';
import { applicationTables } from './tables';
import { visitReviewCalls } from './visit-review/review-routes';

interface ApplicationStores {
  applications: ApplicationStore;
  originals: OriginalStore;
  folding: BackfillStore;
}

declare module '../platform/stores' {
  interface Stores extends ApplicationStores {}
}

declare module '../platform/define-module' {
  interface Module {
    /** What the module lets a person do with an application. */
    abilities?: Abilities;
  }
}

declare module '../platform/service' {
  interface Service {
    /** The abilities of all modules. */
    abilities: readonly Abilities[];
    /** Applications that this process saved a moment ago, so that the next save need not read them. */
    recent: RecentApplications;
  }
}

const stores = (knex: Knex): ApplicationStores => ({
  applications: applicationStore(knex),
  originals: originalStore(knex),
  folding: backfillStore(knex),
});

const calls = (service: Service): AnyCall[] => [...visitReviewCalls(service)];

export const applicationModule = defineModule({
  name: 'application',
  tables: applicationTables,
  permissions: ['readApplications', 'editApplications'],
  abilities: applicationAbilities,
  stores,
  calls,
  jobs: [{ start: startBackfill, actsFor: { portal: 'answers from before they were one document' } }],
});
