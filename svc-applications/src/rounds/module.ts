import type { AnyCall } from '@portal/service-kit/http';
import type { Knex } from 'knex';
import { defineModule, type Service } from '../platform';
import { closingFacts } from './closing';
import { type ExtensionStore, extensionStore } from './extension-store';
import { moreTimeMail } from './more-time-mail';
import { roundFacts } from './public-facts';
import { roundCalls } from './routes';
import { type RoundStore, roundStore } from './store';
import { roundsTables } from './tables';

interface RoundsStores {
  rounds: RoundStore;
  roundExtensions: ExtensionStore;
}

declare module '../platform/stores' {
  interface Stores extends RoundsStores {}
}

const stores = (knex: Knex): RoundsStores => ({
  rounds: roundStore(knex),
  roundExtensions: extensionStore(knex),
});

const calls = (service: Service): AnyCall[] => roundCalls(service);

export const roundsModule = defineModule({
  name: 'rounds',
  tables: roundsTables,
  permissions: ['manageRounds'],
  stores,
  calls,
  publicFacts: roundFacts,
  draftFacts: closingFacts,
  mails: [moreTimeMail],
});
