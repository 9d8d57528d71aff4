import type { Knex } from 'knex';

export const name = '20261122190100_create_erased_view';

/**
 * Published for reports beside the views of applications: how many decided applications were erased or have ended, by
 * the month of their submission in universal time. Its columns are a promise.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create view report_erased_v1 as
    select type, status, submitted_month, count(*) as applications
    from erased_figures
    where status in ('approved', 'rejected')
    group by type, status, submitted_month`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop view report_erased_v1');
}
