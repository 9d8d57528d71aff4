import { inTransaction, pingDatabase } from '@portal/service-kit/database';
import { type RecordedEvent, recordAfterwards } from '@portal/service-kit/events';
import { enqueue } from '@portal/service-kit/outbox';
import type { Knex } from 'knex';
import { modules } from './modules';
import { databaseNow, outboxName, type Stores } from './platform';
import { tables } from './tables';
import { works } from './works';

/** Opens the stores of all modules. `notify` is called with each security event that is stored. */
export function openStores(knex: Knex, notify: (event: RecordedEvent) => void = () => undefined): Stores {
  const own = modules.map((module) => module.stores?.(knex, { notify, tables, works }));
  const stores: Stores = Object.assign({}, ...own, {
    async enqueue(kind: string, payload: object, applicationId?: number) {
      const outboxId = await enqueue(knex, outboxName, { kind, payload });
      if (applicationId !== undefined)
        await stores.mails.insert({ applicationId, outboxId, kind, payload }, new Date());
      return outboxId;
    },
    transaction: <T>(work: (stores: Stores) => Promise<T>) =>
      recordAfterwards(notify, (heard) => inTransaction(knex, (trx) => work(openStores(trx, heard.begin())))),
    ping: () => pingDatabase(knex),
    databaseNow: () => databaseNow(knex),
  });
  return stores;
}
