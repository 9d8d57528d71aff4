import { engineOf } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261125120000_create_figures';

/** The day of an instant, in UTC. */
const day = {
  sqlite: (column: string) => `strftime('%Y-%m-%d', ${column} / 1000, 'unixepoch')`,
  mysql: (column: string) => `date_format(${column}, '%Y-%m-%d')`,
};

/** Everything that is counted, as it stands now. */
const counted = (dayOf: (column: string) => string) => `
  select 'state' as figure, type, status as part, count(*) as n from applications group by type, status
  union all select 'withdrawn', type, status, count(*) from applications
    where withdrawn_at is not null group by type, status
  union all select 'begun', type, ${dayOf('created_at')}, count(*) from applications
    group by type, ${dayOf('created_at')}
  union all select 'submitted', type, ${dayOf('submitted_at')}, count(*) from applications
    where submitted_at is not null group by type, ${dayOf('submitted_at')}
  union all select 'erased', type, status, count(*) from erased_figures group by type, status
  union all select 'people', '', '', count(distinct person_id) from applications`;

/**
 * How many applications there are of each kind, so that nobody has to count them for each reader. What a transaction
 * changes it adds to `application_figure_changes`, where writers never wait for each other; a job adds it up. Filled
 * at once: figures are right from the first request on.
 */
export async function up(knex: Knex): Promise<void> {
  const columns = (table: Knex.CreateTableBuilder) => {
    table.string('figure', 20).notNullable();
    table.string('type', 40).notNullable();
    table.string('part', 40).notNullable();
    table.bigInteger('n').notNullable();
  };
  await knex.schema.createTable('application_figures', (table) => {
    columns(table);
    table.primary(['figure', 'type', 'part']);
  });
  await knex.schema.createTable('application_figure_changes', (table) => {
    table.bigIncrements('id');
    columns(table);
  });
  // By what somebody has opened.
  await knex.schema.alterTable('audit_entries', (table) => {
    table.index(['actor_id', 'action', 'application_id'], 'audit_entries_actor_index');
  });
  // The seconds at which they were held against the tables last; its row is also the lock of who does so.
  await knex('application_figures').insert({ figure: 'checked', type: '', part: '', n: 0 });
  await knex.raw(`insert into application_figures (figure, type, part, n) ${counted(day[engineOf(knex)])}`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('audit_entries', (table) => {
    table.dropIndex(['actor_id', 'action', 'application_id'], 'audit_entries_actor_index');
  });
  await knex.schema.dropTable('application_figure_changes');
  await knex.schema.dropTable('application_figures');
}
