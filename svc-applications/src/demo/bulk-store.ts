import { engineOf } from '@portal/service-kit/database';
import type { Knex } from 'knex';

/** Tables that get many rows, in another order than that of their indexes. */
const filled = ['applications', 'application_words', 'application_parts'];

/**
 * Runs `work` without the indexes of these tables and builds them again afterwards, sorted, which takes a fraction of
 * the time. No portal may run on the database meanwhile.
 */
export async function withoutIndexes(knex: Knex, work: () => Promise<void>): Promise<void> {
  const [drop, make] = await (engineOf(knex) === 'mysql' ? ofMysql(knex) : ofSqlite(knex));
  for (const statement of drop) await knex.raw(statement);
  try {
    await work();
  } finally {
    for (const statement of make) await knex.raw(statement);
  }
}

type Statements = [drop: string[], make: string[]];

/** SQLite's statements. The parts' primary key is an index, too, so new rows first go to a table without a key. */
async function ofSqlite(knex: Knex): Promise<Statements> {
  const indexes: { name: string; sql: string }[] = await knex('sqlite_master')
    .where({ type: 'index' })
    .whereIn('tbl_name', filled)
    .whereNotNull('sql')
    .select('name', 'sql');
  const [{ sql: parts }] = await knex('sqlite_master').where({ type: 'table', name: 'application_parts' });
  return [
    [
      ...indexes.filter(({ sql }) => !/unique/i.test(sql)).map(({ name }) => `drop index ${name}`),
      'alter table application_parts rename to parts_with_key',
      'create table application_parts (part varchar(101) not null, application_id integer not null)',
    ],
    [
      'alter table application_parts rename to parts_without_key',
      parts,
      'insert into application_parts select part, application_id from parts_with_key ' +
        'union all select part, application_id from parts_without_key order by 1, 2',
      'drop table parts_with_key',
      'drop table parts_without_key',
      ...indexes.filter(({ sql }) => !/unique/i.test(sql)).map(({ sql }) => sql),
    ],
  ];
}

interface IndexRow {
  table: string;
  name: string;
  columns: string;
}

const partsKeys = {
  drop:
    'alter table application_parts drop foreign key application_parts_application_id_foreign, ' +
    'drop primary key, drop index application_parts_application_id_index',
  make:
    'alter table application_parts add primary key (part, application_id), ' +
    'add index application_parts_application_id_index (application_id), ' +
    'add constraint application_parts_application_id_foreign foreign key (application_id) ' +
    'references applications (id) on delete cascade',
};

async function ofMysql(knex: Knex): Promise<Statements> {
  const [indexes]: IndexRow[][] = await knex.raw(
    `select table_name as 'table', index_name as name, group_concat(column_name order by seq_in_index) as columns
     from information_schema.statistics
     where table_schema = database() and non_unique = 1
       and (index_name regexp '^applications_(list|all)_' or index_name = 'application_words_word_index')
     group by table_name, index_name`,
  );
  const of = (table: string) => (indexes ?? []).filter((index) => index.table === table);
  const tables = ['applications', 'application_words'];
  const altered = (table: string, parts: string[]) =>
    parts.length > 0 ? [`alter table ${table} ${parts.join(', ')}`] : [];
  const dropped = tables.flatMap((table) =>
    altered(
      table,
      of(table).map(({ name }) => `drop index ${name}`),
    ),
  );
  const made = tables.flatMap((table) =>
    altered(
      table,
      of(table).map(({ name, columns }) => `add index ${name} (${columns})`),
    ),
  );
  return [
    [partsKeys.drop, ...dropped],
    [...made, partsKeys.make],
  ];
}
