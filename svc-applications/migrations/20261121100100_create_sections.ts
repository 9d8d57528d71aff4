import type { Knex } from 'knex';

export const name = '20261121100100_create_sections';

type Columns = (table: Knex.CreateTableBuilder) => void;

/** The lists of an application, each with its rows in their order. */
const lists: Record<string, Columns> = {
  institutions(table) {
    table.string('name', 200).notNullable();
    table.string('program', 200).notNullable();
    table.string('degree_level', 20).notNullable();
    table.smallint('graduation_year');
  },
  degrees(table) {
    table.string('name', 200).notNullable();
    table.string('program', 200).notNullable();
    table.string('degree_level', 20).notNullable();
    table.date('graduation_date').notNullable();
  },
  honors(table) {
    table.string('name', 200).notNullable();
    table.string('award', 200).notNullable();
    table.date('date_awarded').notNullable();
  },
  course_works(table) {
    table.string('title', 200).notNullable();
    table.string('institution', 200).notNullable();
    table.date('date_completed').notNullable();
  },
  experiences(table) {
    table.string('kind', 10).notNullable();
    table.text('description').notNullable();
  },
  interests(table) {
    table.string('area', 20).notNullable();
    table.string('other', 200);
  },
  language_skills(table) {
    table.string('language', 30).notNullable();
    table.string('proficiency', 20).notNullable();
  },
  periods(table) {
    table.date('start_date').notNullable();
    table.date('end_date').notNullable();
    table.smallint('hours_available');
  },
};

export async function up(knex: Knex): Promise<void> {
  for (const [list, columns] of Object.entries(lists)) {
    await knex.schema.createTable(list, (table) => {
      table.increments('id');
      ofApplication(table);
      table.smallint('position').notNullable();
      columns(table);
      table.index(['application_id', 'position'], `${list}_application_index`);
    });
  }
  await knex.schema.createTable('referees', (table) => {
    table.increments('id');
    ofApplication(table);
    table.string('type', 10).notNullable();
    table.string('full_name', 200).notNullable();
    // The institution of an academic referee, the organization of a community referee.
    table.string('organization', 200).notNullable();
    table.string('email', 254).notNullable();
    table.string('phone', 20);
    table.string('relationship', 200);
    table.unique(['application_id', 'type'], { indexName: 'referees_application_id_type_unique' });
  });
}

function ofApplication(table: Knex.CreateTableBuilder): void {
  table.integer('application_id').unsigned().notNullable().references('applications.id').onDelete('CASCADE');
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('referees');
  for (const list of Object.keys(lists).reverse()) await knex.schema.dropTable(list);
}
