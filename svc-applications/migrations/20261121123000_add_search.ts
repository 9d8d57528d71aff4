import { engineOf } from '@portal/service-kit/database';
import type { Knex } from 'knex';
import { initialBits, orderedName, searchWords } from './frozen/search-words';

export const name = '20261121123000_add_search';

/** The indexes of the first lists, which the indexes below replace. */
const earlier: [string[], string][] = [
  [['type', 'status', 'submitted_at'], 'applications_status_index'],
  [['type', 'submitted_at'], 'applications_submitted_index'],
  [['type', 'created_at'], 'applications_created_index'],
  [['type', 'updated_at'], 'applications_updated_index'],
  [['type', 'applicant_name'], 'applications_name_index'],
];

/** The columns by which lists are ordered. Each index holds all columns that a page or a count of a list reads. */
const orders = { submitted: 'submitted_at', created: 'created_at', updated: 'updated_at', name: 'name_key' };

/** The same columns by id, for the matches of a search: the row of an application itself is long because of its form. */
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

/** A collation that compares and orders by code point on both engines. */
function byteForByte(knex: Knex, column: Knex.ColumnBuilder): void {
  if (engineOf(knex) === 'mysql') column.collate('utf8mb4_bin');
}

interface Row {
  id: number;
  type: string;
  applicant_name: string;
  applicant_email: string;
  applicant_phone: string;
}

async function fill(knex: Knex): Promise<void> {
  for (let last = 0; ; ) {
    const rows: Row[] = await knex('applications')
      .where('id', '>', last)
      .orderBy('id')
      .limit(pageSize)
      .select('id', 'type', 'applicant_name', 'applicant_email', 'applicant_phone');
    if (rows.length === 0) return;
    for (const row of rows) await fillOne(knex, row);
    last = Number(rows.at(-1)?.id);
  }
}

async function fillOne(knex: Knex, row: Row): Promise<void> {
  const { id, type, applicant_name: name, applicant_email: email, applicant_phone: phone } = row;
  const words = searchWords({ name, email, phone });
  await knex('application_words').insert(words.map((word) => ({ application_id: id, type, word })));
  const columns = { name_key: orderedName(name), initials: initialBits(words) };
  await knex('applications').where({ id }).update(columns);
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
