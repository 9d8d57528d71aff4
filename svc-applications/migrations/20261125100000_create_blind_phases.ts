import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261125100000_create_blind_phases';

/** When which programme is read without names, and who began and ended it. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('blind_phases', (table) => {
    table.increments('id');
    table.string('programme', 40).notNullable();
    // The programme while the phase is on, null afterwards: a programme has one open phase.
    table.string('open_for', 40);
    instant(table, 'begun_at').notNullable();
    table.integer('begun_by').unsigned().notNullable();
    table.string('begun_by_name', 200).notNullable();
    instant(table, 'ended_at');
    table.integer('ended_by').unsigned();
    table.string('ended_by_name', 200);
    table.unique(['open_for']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('blind_phases');
}
