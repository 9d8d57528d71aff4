import type { Knex } from 'knex';

export const name = '3040_version_of_report_views';

/**
 * The published views become a contract with a version, which svc-reports holds against what it needs. A migration that
 * changes the views replaces this one.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`create view report_views_version as select '1.0.0' as version`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop view report_views_version');
}
