import { engineOf } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261124110000_add_overview';

/** The columns by which the list of all programmes is ordered. */
const orders: Record<string, string[]> = {
  submitted: ['submitted_at'],
  created: ['created_at'],
  updated: ['updated_at'],
  name: ['name_key'],
  status: ['status', 'submitted_at'],
};

/** Read by filters, so that a list is found in an index alone. */
const filtered = ['type', 'status', 'submitted_at', 'withdrawn_at', 'initials'];

const columnsOf = (order: string[]) => [
  ...order,
  'id',
  ...filtered.filter((column) => !order.includes(column)),
];

/**
 * Made from the document by the database, so that releases before this one keep it right. Rows are read whole and written
 * again when a draft is taken back: so it is invisible, or no column at all. MySQL adds all in one statement, SQLite within
 * the transaction of the migration: killed on the way, nothing of it is there.
 */
const addAll = {
  sqlite: (knex: Knex) => [
    knex.raw(`create index applications_nationality_index on applications
       (nullif(substr(json_extract(answers, '$.nationality'), 1, 100), ''))`),
    ...Object.entries(orders).map(([order, columns]) =>
      knex.raw(`create index ?? on applications (${columnsOf(columns).map(() => '??')})`, [
        `applications_all_${order}`,
        ...columnsOf(columns),
      ]),
    ),
  ],
  mysql: (knex: Knex) => [
    knex.raw(
      `alter table applications
         add column nationality varchar(100) character set utf8mb4 collate utf8mb4_bin generated always as
           (nullif(nullif(left(json_unquote(json_extract(answers, '$.nationality')), 100), 'null'), ''))
           virtual invisible,
         add index applications_nationality_index (nationality),
         ${Object.values(orders).map((columns) => `add index ?? (${columnsOf(columns).map(() => '??')})`)}`,
      Object.entries(orders).flatMap(([order, columns]) => [
        `applications_all_${order}`,
        ...columnsOf(columns),
      ]),
    ),
  ],
};

/** The list of all programmes: its orders, and what it is filtered by. */
export async function up(knex: Knex): Promise<void> {
  for (const statement of addAll[engineOf(knex)](knex)) await statement;
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('applications', (table) => {
    for (const [order, columns] of Object.entries(orders))
      table.dropIndex(columnsOf(columns), `applications_all_${order}`);
    table.dropIndex([], 'applications_nationality_index');
  });
  if (engineOf(knex) === 'mysql') await knex.raw('alter table applications drop column nationality');
}
