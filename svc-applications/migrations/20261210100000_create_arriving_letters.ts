import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261210100000_create_arriving_letters';

/** Letters of which pieces have arrived by the link of a referee, apart from the files of people who are signed in. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('arriving_letters', (table) => {
    table.string('id', 32).primary();
    const request = table.integer('letter_request_id').unsigned().notNullable();
    request.references('letter_requests.id').onDelete('CASCADE');
    table.string('original_name', 255).notNullable();
    table.integer('size').unsigned().notNullable();
    table.string('sha256', 64).notNullable();
    table.integer('piece_bytes').unsigned().notNullable();
    // When it was begun, got a piece or was taken last.
    instant(table, 'touched_at').notNullable();
    instant(table, 'taken_at');
    table.unique(['letter_request_id', 'sha256', 'size']);
    table.index(['touched_at']);
  });
  await knex.schema.createTable('arriving_letter_pieces', (table) => {
    const letter = table.string('arriving_letter_id', 32).notNullable();
    letter.references('arriving_letters.id').onDelete('CASCADE');
    // From 0, in their order.
    table.smallint('number').unsigned().notNullable();
    table.primary(['arriving_letter_id', 'number']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('arriving_letter_pieces');
  await knex.schema.dropTable('arriving_letters');
}
