import { instant } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '3231_add_came_to_offers';

/** New: replicas of the release before neither read nor write them. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('offers', (table) => {
    // Whether the person came; null until staff note it.
    table.boolean('came');
    instant(table, 'came_noted_at');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table offers drop column came_noted_at');
  await knex.raw('alter table offers drop column came');
}
