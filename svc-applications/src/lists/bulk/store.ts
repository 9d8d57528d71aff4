import { inTransaction, isUniqueViolation } from '@portal/service-kit/database';
import type { Knex } from 'knex';
import type { BulkItem, ItemState } from '../all-applications/item';

export interface NewAct {
  staffId: number;
  key: string;
  act: string;
  askedHash: string;
  items: Pick<BulkItem, 'applicationId' | 'version'>[];
}

export interface BulkAct {
  id: number;
  act: string;
  askedHash: string;
}

export interface BulkStore {
  /** The act with this key; if there is none, it is inserted with its items. */
  begin(act: NewAct, now: Date): Promise<BulkAct>;
  ofStaff(id: number, staffId: number): Promise<BulkAct | undefined>;
  /** The items of an act, in the order of the request. */
  items(actId: number): Promise<BulkItem[]>;
  /** Locks an item within a transaction. */
  lockItem(id: number): Promise<BulkItem | undefined>;
  end(id: number, end: Pick<BulkItem, 'state' | 'reason' | 'delayedId'>): Promise<void>;
}

interface ItemRow {
  id: number;
  application_id: number;
  version: number;
  state: ItemState;
  reason: string | null;
  held_id: number | null;
}

const toItem = (row: ItemRow): BulkItem => ({
  id: row.id,
  applicationId: row.application_id,
  version: row.version,
  state: row.state,
  reason: row.reason,
  delayedId: row.held_id,
});

const toAct = (row: { id: number; act: string; asked_hash: string }): BulkAct => ({
  id: row.id,
  act: row.act,
  askedHash: row.asked_hash,
});

export function bulkStore(knex: Knex): BulkStore {
  const ofKey = (staff_id: number, act_key: string) => knex('bulk_acts').where({ staff_id, act_key }).first();
  return {
    async begin({ staffId, key, act, askedHash, items }, now) {
      const before = await ofKey(staffId, key);
      if (before) return toAct(before);
      try {
        return await inTransaction(knex, (trx) =>
          insertAct(trx, { staffId, key, act, askedHash, items }, now),
        );
      } catch (error) {
        // The same request was sent twice at the same moment.
        if (!isUniqueViolation(error, 'bulk_acts', ['staff_id', 'act_key'])) throw error;
        return toAct(await ofKey(staffId, key));
      }
    },
    async ofStaff(id, staff_id) {
      const row = await knex('bulk_acts').where({ id, staff_id }).first();
      return row && toAct(row);
    },
    async items(act_id) {
      const rows: ItemRow[] = await knex('bulk_act_items').where({ act_id }).orderBy('id');
      return rows.map(toItem);
    },
    async lockItem(id) {
      const row: ItemRow | undefined = await knex('bulk_act_items').where({ id }).forUpdate().first();
      return row && toItem(row);
    },
    async end(id, { state, reason, delayedId }) {
      await knex('bulk_act_items').where({ id }).update({ state, reason, held_id: delayedId });
    },
  };
}

/** Inserts an act with items for those applications that exist. */
async function insertAct(trx: Knex, { staffId, key, act, askedHash, items }: NewAct, now: Date) {
  const row = { staff_id: staffId, act_key: key, act, asked_hash: askedHash, created_at: now };
  const [id] = await trx('bulk_acts').insert(row);
  const ids = items.map(({ applicationId }) => applicationId);
  const there = new Set(await trx('applications').whereIn('id', ids).pluck('id'));
  const rows = items
    .filter(({ applicationId }) => there.has(applicationId))
    .map(({ applicationId, version }) => ({
      act_id: Number(id),
      application_id: applicationId,
      version,
      state: 'waiting',
    }));
  await trx.batchInsert('bulk_act_items', rows, 100);
  return { id: Number(id), act, askedHash };
}
