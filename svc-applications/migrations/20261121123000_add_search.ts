import { engineOf } from '@portal/service-kit/database';
import type { Knex } from 'knex';
import { refreshWords } from '../src/lists/words-store';

export const name = '20261121123000_add_search';

/** Indexes of the first lists, which those below take the place of. */
const earlier: [string[], string][] = [
  [['type', 'status', 'submitted_at'], 'applications_status_index'],
  [['type', 'submitted_at'], 'applications_submitted_index'],
  [['type', 'created_at'], 'applications_created_index'],
  [['type', 'updated_at'], 'applications_updated_index'],
  [['type', 'applicant_name'], 'applications_name_index'],
];

/** What lists are ordered by. Each index holds all that a page or a count of a list looks at. */
const orders = { submitted: 'submitted_at', created: 'created_at', updated: 'updated_at', name: 'name_key' };

/** The same by id, for those that a search leads to: an application's own row is long, most of it the form. */
const byId = {
  columns: ['id', 'type', 'status', ...Object.values(orders), 'initials'],
  index: 'applications_list_id',
};

const pageSize = 500;

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('applications', (table) => {
    byteForByte(knex, table.string('name_key', 100).notNullable().defaultTo(''));
    table.bigInteger('initials').notNullable().defaultTo(0);
  });
  await knex.schema.createTable('application_words', (table) => {
    table
      .integer('application_id')
      .unsigned()
      .notNullable()
      .references('applications.id')
      .onDelete('CASCADE');
    table.string('type', 10).notNullable();
    byteForByte(knex, table.string('word', 101).notNullable());
    table.primary(['application_id', 'word']);
    table.index(['type', 'word', 'application_id'], 'application_words_word_index');
  });
  await fill(knex);
  await knex.schema.alterTable('applications', (table) => {
    for (const [columns, index] of earlier) table.dropIndex(columns, index);
    table.index(byId.columns, byId.index);
    for (const [order, column] of Object.entries(orders)) {
      table.index(['type', column, 'id', 'initials'], `applications_list_${order}`);
      table.index(['type', 'status', column, 'id', 'initials'], `applications_list_status_${order}`);
    }
  });
}

/** Both engines compare and order it alike: by code point. */
function byteForByte(knex: Knex, column: Knex.ColumnBuilder): void {
  if (engineOf(knex) === 'mysql') column.collate('utf8mb4_bin');
}

async function fill(knex: Knex): Promise<void> {
  for (let last = 0; ; ) {
    const ids: number[] = await knex('applications')
      .where('id', '>', last)
      .orderBy('id')
      .limit(pageSize)
      .pluck('id');
    if (ids.length === 0) return;
    await refreshWords(knex, ids);
    last = Number(ids.at(-1));
  }
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('applications', (table) => {
    for (const [columns, index] of earlier) table.index(columns, index);
    table.dropIndex(byId.columns, byId.index);
    for (const [order, column] of Object.entries(orders)) {
      table.dropIndex(['type', column, 'id', 'initials'], `applications_list_${order}`);
      table.dropIndex(['type', 'status', column, 'id', 'initials'], `applications_list_status_${order}`);
    }
  });
  await knex.schema.dropTable('application_words');
  await knex.schema.alterTable('applications', (table) => {
    table.dropColumns('name_key', 'initials');
  });
}
