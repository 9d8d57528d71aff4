import type { AnyCall } from '@portal/service-kit/http';
import type { Knex } from 'knex';
import { defineModule, type Service } from '../platform';
import { besideCalls } from './all-applications/beside-routes';
import { matchingCalls } from './all-applications/matching-routes';
import { overviewCalls } from './all-applications/routes';
import { type OverviewStore, overviewStore } from './all-applications/store';
import { bulkCalls } from './bulk/routes';
import { type BulkStore, bulkStore } from './bulk/store';
import { awaitedCalls } from './outstanding/routes';
import { type AwaitedStore, awaitedStore } from './outstanding/store';
import { startFillingParts } from './parts-job';
import { type PartStore, partStore } from './parts-store';
import { roundFigureCalls } from './round-figures/routes';
import { type RoundFigureStore, roundFigureStore } from './round-figures/store';
import { listCalls } from './routes';
import { savedViewCalls } from './saved-views/routes';
import { type SavedViewStore, savedViewStore } from './saved-views/store';
import { type ListStore, listStore } from './store';
import { listsTables } from './tables';
import { todayCalls } from './work-queue/routes';
import { type TodayStore, todayStore } from './work-queue/store';

interface ListsStores {
  lists: ListStore;
  parts: PartStore;
  overview: OverviewStore;
  views: SavedViewStore;
  bulk: BulkStore;
  today: TodayStore;
  awaited: AwaitedStore;
  roundFigures: RoundFigureStore;
}

declare module '../platform/stores' {
  interface Stores extends ListsStores {}
}

const stores = (knex: Knex): ListsStores => ({
  lists: listStore(knex),
  parts: partStore(knex),
  overview: overviewStore(knex),
  views: savedViewStore(knex),
  bulk: bulkStore(knex),
  today: todayStore(knex),
  awaited: awaitedStore(knex),
  roundFigures: roundFigureStore(knex),
});

const calls = (service: Service): AnyCall[] => [
  ...listCalls(service),
  ...overviewCalls(service),
  ...besideCalls(service),
  ...savedViewCalls(service),
  ...bulkCalls(service),
  ...todayCalls(service),
  ...awaitedCalls(service),
  ...matchingCalls(service),
  ...roundFigureCalls(service),
];

export const listsModule = defineModule({
  name: 'lists',
  tables: listsTables,
  permissions: ['actOnSeveral', 'readReports'],
  stores,
  calls,
  jobs: [{ start: startFillingParts, actsFor: { portal: 'words of searches' } }],
});
