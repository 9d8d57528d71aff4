import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261130100000_create_arriving_files';

/** Files of which pieces have arrived: nobody reads them until a call of an application takes the whole file. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('arriving_files', (table) => {
    table.string('id', 32).primary();
    table.integer('person_id').unsigned().notNullable();
    table.string('original_name', 255).notNullable();
    table.integer('size').unsigned().notNullable();
    table.string('sha256', 64).notNullable();
    table.integer('piece_bytes').unsigned().notNullable();
    // When it was begun, got a piece or was taken last.
    instant(table, 'touched_at').notNullable();
    instant(table, 'taken_at');
    table.unique(['person_id', 'sha256', 'size']);
    table.index(['touched_at']);
  });
  await knex.schema.createTable('arriving_pieces', (table) => {
    table.string('arriving_file_id', 32).notNullable().references('arriving_files.id').onDelete('CASCADE');
    // From 0, in their order.
    table.smallint('number').unsigned().notNullable();
    table.primary(['arriving_file_id', 'number']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('arriving_pieces');
  await knex.schema.dropTable('arriving_files');
}
