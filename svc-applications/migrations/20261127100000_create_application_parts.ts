import { engineOf } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261127100000_create_application_parts';

/** The word that stands with the words of an application whose parts are stored. */
const mark = '#';

/**
 * Where the words of names and addresses can be found from within. Searches read it by the part, and the database
 * deletes by the application. SQLite keeps it once, in the order of its key, as InnoDB does. It is filled by a job.
 */
export async function up(knex: Knex): Promise<void> {
  if (engineOf(knex) === 'sqlite') {
    await knex.raw(`create table application_parts (
      part varchar(101) not null,
      application_id integer not null references applications(id) on delete cascade,
      primary key (part, application_id)
    ) without rowid`);
    await knex.raw(
      'create index application_parts_application_id_index on application_parts (application_id)',
    );
    return;
  }
  await knex.schema.createTable('application_parts', (table) => {
    table.string('part', 101).notNullable().collate('utf8mb4_bin');
    table.integer('application_id').unsigned().notNullable();
    table.primary(['part', 'application_id']);
    table.index(['application_id'], 'application_parts_application_id_index');
    table.foreign('application_id').references('applications.id').onDelete('CASCADE');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex('application_words').where({ word: mark }).delete();
  await knex.schema.dropTable('application_parts');
}
