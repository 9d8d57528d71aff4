import { engineOf } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261211090000_store_nationality';

const nationality = `add column nationality varchar(100) character set utf8mb4 collate utf8mb4_bin generated always as
  (nullif(nullif(left(json_unquote(json_extract(answers, '$.nationality')), 100), 'null'), ''))`;

/** One statement: killed on the way, all is as before. SQLite has an index of the expression and no column. */
const replaceBy = (kind: 'stored' | 'virtual') => async (knex: Knex) => {
  if (engineOf(knex) === 'sqlite') return;
  await knex.raw(
    `alter table applications drop index applications_nationality_index, drop column nationality,
       ${nationality} ${kind} invisible, add index applications_nationality_index (nationality)`,
  );
};

/**
 * Stores the nationality with the row. MariaDB 10.11.19 in a Galera cluster can hang while it removes old rows of a table
 * with an indexed column that is computed on reading: the server then takes memory until it is ended.
 */
export const up = replaceBy('stored');
export const down = replaceBy('virtual');
