import type { Knex } from 'knex';

export const name = '20261121110000_create_visits';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('visitor_info', (table) => {
    table.increments('id');
    ofApplication(table);
    table.string('institution_name', 200).notNullable();
    table.string('institution_position', 200).notNullable();
    table.unique(['application_id'], { indexName: 'visitor_info_application_id_unique' });
  });

  // Null: not answered, or not asked yet.
  await knex.schema.createTable('logistics', (table) => {
    table.increments('id');
    ofApplication(table);
    table.date('visit_start_date').notNullable();
    table.date('visit_end_date').notNullable();
    table.boolean('is_institution').notNullable();
    table.boolean('has_visited');
    table.smallint('people_participated');
    table.string('accommodation_type', 20);
    table.boolean('needs_visa_assistance');
    table.string('travel_from_country', 200);
    table.string('travel_from_city', 200);
    table.string('emergency_contact_name', 200);
    table.string('emergency_contact_relationship', 200);
    table.string('emergency_contact_phone', 20);
    table.string('emergency_contact_email', 254);
    table.boolean('declaration_accuracy').notNullable().defaultTo(false);
    table.boolean('declaration_conduct').notNullable().defaultTo(false);
    table.boolean('declaration_data_processing').notNullable().defaultTo(false);
    table.unique(['application_id'], { indexName: 'logistics_application_id_unique' });
  });
}

function ofApplication(table: Knex.CreateTableBuilder): void {
  table.integer('application_id').unsigned().notNullable().references('applications.id').onDelete('CASCADE');
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('logistics');
  await knex.schema.dropTable('visitor_info');
}
