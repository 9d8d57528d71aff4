import type { Knex } from 'knex';

export const name = '3360_add_left_by_to_freed_places';

/** Replicas of the release before treat what a group left as added places, as they did until then. */
export async function up(knex: Knex): Promise<void> {
  // The offer whose people were more than came in their place; only a number, as `offer_id`.
  await knex.schema.alterTable('freed_places', (table) => {
    table.integer('left_by').unsigned();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table freed_places drop column left_by');
}
