import { inTransaction } from '@portal/service-kit/database';
import type { Knex } from 'knex';
import { partsMark, replaceWords, searchedColumns } from '../application';
import { through } from './query-store';

export interface PartStore {
  lastApplication(): Promise<number>;
  /** The applications without stored parts whose ids are above `after`, up to and including `upTo`. */
  unfilled(after: number, upTo: number): Promise<number[]>;
  /** Stores the parts of these applications. */
  fill(ids: number[]): Promise<void>;
}

export function partStore(knex: Knex): PartStore {
  return {
    async lastApplication() {
      const row = await knex('applications').max('id as last').first();
      return Number(row?.last ?? 0);
    },
    unfilled: (after, upTo) =>
      knex
        .from(through(knex, 'applications as a', 'applications_list_id'))
        .where('a.id', '>', after)
        .where('a.id', '<=', upTo)
        .whereNotExists(
          knex('application_words as w').whereRaw('w.application_id = a.id').where('w.word', partsMark),
        )
        .orderBy('a.id')
        .pluck('a.id'),
    fill: (ids) =>
      inTransaction(knex, async (trx) => {
        // Locked first, so that a change of a name in between waits, or is waited for.
        const rows = await trx('applications')
          .whereIn('id', ids)
          .orderBy('id')
          .forUpdate()
          .select(searchedColumns);
        await replaceWords(trx, rows);
      }),
  };
}
