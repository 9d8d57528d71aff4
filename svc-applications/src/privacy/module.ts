import type { AnyCall } from '@portal/service-kit/http';
import type { Knex } from 'knex';
import { defineModule, type Service, type StoreParts } from '../platform';
import { startErasing } from './erasing/job';
import { erasingCalls } from './erasing/routes';
import { type ErasingStore, erasingStore } from './erasing/store';
import { ownDataCalls } from './own-data/routes';
import { startRetention } from './retention/daily-job';
import { draftEnds } from './retention/draft-ends-mail';
import { retentionCalls } from './retention/routes';
import { type RetentionStore, retentionStore } from './retention/store';
import { privacyTables } from './tables';

interface PrivacyStores {
  erasing: ErasingStore;
  retention: RetentionStore;
}

declare module '../platform/stores' {
  interface Stores extends PrivacyStores {}
}

const stores = (knex: Knex, { works, tables }: StoreParts): PrivacyStores => ({
  erasing: erasingStore(knex, { works: works.all, tables }),
  retention: retentionStore(knex),
});

const calls = (service: Service): AnyCall[] => [
  ...erasingCalls(service),
  ...retentionCalls(service),
  ...ownDataCalls(service),
];

export const privacyModule = defineModule({
  name: 'privacy',
  tables: privacyTables,
  permissions: ['erasePersons', 'manageRetention'],
  stores,
  calls,
  mails: [draftEnds],
  jobs: [
    {
      start: startErasing,
      actsFor: { follows: 'the account is erased first: half of a person is not kept' },
    },
    { start: startRetention, actsFor: { portal: 'by the rules of retention' } },
  ],
});
