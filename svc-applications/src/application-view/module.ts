import type { AnyCall } from '@portal/service-kit/http';
import type { Knex } from 'knex';
import { defineModule, type Service } from '../platform';
import { auditCalls } from './audit/routes';
import { shareCalls } from './progress/routes';
import { type ShareStore, shareStore } from './progress/share-store';
import { type BesideStore, besideStore } from './reading/beside-store';
import { fallbackCalls } from './reading/fallback-routes';
import { readingCalls } from './reading/routes';
import { comparisonCalls } from './reopening/routes';

interface ViewStores {
  shares: ShareStore;
  besides: BesideStore;
}

declare module '../platform/stores' {
  interface Stores extends ViewStores {}
}

const stores = (knex: Knex): ViewStores => ({ shares: shareStore(knex), besides: besideStore(knex) });

const calls = (service: Service): AnyCall[] => [
  ...comparisonCalls(service),
  ...readingCalls(service),
  ...fallbackCalls(service),
  ...auditCalls(service),
  ...shareCalls(service),
];

export const applicationViewModule = defineModule({ name: 'application-view', stores, calls });
