import { inTransaction } from '@portal/service-kit/database';
import { type RecordedEvent, recordAfterwards } from '@portal/service-kit/events';
import { enqueue } from '@portal/service-kit/outbox';
import type { Knex } from 'knex';
import { modules } from './modules';
import { outboxName, type Stores } from './platform/stores';

/** Opens the stores of all modules. `notify` is called with each security event that is stored. */
export function openStores(knex: Knex, notify: (event: RecordedEvent) => void = () => undefined): Stores {
  const own = modules.map((module) => module.stores?.(knex, { notify }));
  return Object.assign({}, ...own, {
    enqueue: (kind: string, payload: object) => enqueue(knex, outboxName, { kind, payload }),
    transaction: <T>(work: (stores: Stores) => Promise<T>) =>
      recordAfterwards(notify, (heard) => inTransaction(knex, (trx) => work(openStores(trx, heard.begin())))),
    async ping() {
      await knex.raw('select 1');
    },
  });
}
