import type { Knex } from 'knex';

export const name = '20261121125000_add_letter_writers';

/** The application with the referee of a letter: its own application, else the application it was carried over from. */
const referees = [
  'select r.COLUMN from referees r where r.application_id = documents.application_id and r.type = ?',
  'select r.COLUMN from applications a join referees r on r.application_id = a.original_application_id ' +
    'where a.id = documents.application_id and r.type = ?',
];

/** The author of a letter. A letter without an author belongs to the present referee, as before. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('documents', (table) => {
    table.string('letter_name', 200);
    table.string('letter_email', 254);
  });
  for (const type of ['academic', 'community']) {
    for (const query of referees) {
      const one = (column: string) => knex.raw(`(${query.replace('COLUMN', column)})`, [type]);
      await knex('documents')
        .where({ upload_type: `${type}_reference`, letter_name: null })
        .update({ letter_name: one('full_name'), letter_email: one('email') });
    }
  }
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('documents', (table) => table.dropColumns('letter_name', 'letter_email'));
}
