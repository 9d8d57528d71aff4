import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261124160000_create_same_person';

/** What staff have said of two applications: of the same person, or of different people. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('same_person_verdicts', (table) => {
    table.increments('id');
    // The lower id comes first, so that a pair is there once.
    for (const column of ['application_id', 'other_id']) {
      const reference = table.integer(column).unsigned().notNullable().references('applications.id');
      reference.onDelete('CASCADE');
    }
    table.string('verdict', 10).notNullable();
    table.integer('said_by').unsigned().notNullable();
    table.string('said_by_name', 255).notNullable();
    instant(table, 'said_at').notNullable();
    table.unique(['application_id', 'other_id'], { indexName: 'same_person_pair_unique' });
    table.index(['other_id'], 'same_person_other_index');
  });
  await knex.schema.alterTable('documents', (table) => {
    table.index(['sha256'], 'documents_sha256_index');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('documents', (table) => {
    table.dropIndex(['sha256'], 'documents_sha256_index');
  });
  await knex.schema.dropTable('same_person_verdicts');
}
