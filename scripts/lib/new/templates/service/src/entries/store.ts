import { pingDatabase } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export interface Entry {
  id: number;
  title: string;
  createdAt: Date;
}

export interface EntryStore {
  /** The newest first. */
  list(): Promise<Entry[]>;
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
}

interface Row {
  id: number;
  title: string;
  created_at: Date;
}

const atMost = 100;

export function entryStore(knex: Knex): EntryStore {
  return {
    async list() {
      const rows = await knex<Row>('example_name_entries').orderBy('id', 'desc').limit(atMost);
      return rows.map(({ id, title, created_at }) => ({ id, title, createdAt: created_at }));
    },
    ping: () => pingDatabase(knex),
  };
}
