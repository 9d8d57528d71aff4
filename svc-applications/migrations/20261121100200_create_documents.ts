import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261121100200_create_documents';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('documents', (table) => {
    table.increments('id');
    table
      .integer('application_id')
      .unsigned()
      .notNullable()
      .references('applications.id')
      .onDelete('CASCADE');
    table.string('upload_type', 20).notNullable();
    // The key in the object store, without any text from the applicant.
    table.string('file_path', 191).notNullable();
    table.string('original_name', 200).notNullable();
    table.integer('size').unsigned().notNullable();
    table.string('mime_type', 100).notNullable();
    table.string('sha256', 64).notNullable();
    instant(table, 'created_at').notNullable();
    table.unique(['application_id', 'upload_type'], {
      indexName: 'documents_application_id_upload_type_unique',
    });
    table.unique(['file_path'], { indexName: 'documents_file_path_unique' });
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('documents');
}
