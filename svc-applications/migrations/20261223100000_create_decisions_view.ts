import type { Knex } from 'knex';

export const name = '20261223100000_create_decisions_view';

const table = 'feedback';
const columns = ['created_at', 'status', 'application_id'];
const index = 'feedback_decided_index';

/**
 * Published for reports beside the views of applications: every decision that stands, with the columns of the first view
 * and the moment at which it was made. That is the oldest feedback since which the status is what it is: words that are
 * sent later do not move it, another decision does. Its columns are a promise.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable(table, (feedback) => {
    feedback.index(columns, index);
  });
  await knex.raw(`
    create view report_decisions_v1 as
    select a.id, a.applicant_name, a.type, a.status, 100 as progress, a.submitted_at, a.created_at,
           f.created_at as decided_at
    from feedback f join applications a on a.id = f.application_id and a.status = f.status
    where f.status in ('approved', 'rejected') and a.submitted_at is not null
      and not exists (
        select 1 from feedback other
        where other.application_id = f.application_id and other.id > f.id and other.status <> f.status)
      and not exists (
        select 1 from feedback earlier
        where earlier.application_id = f.application_id and earlier.id < f.id and earlier.status = f.status
          and not exists (
            select 1 from feedback between_both
            where between_both.application_id = f.application_id and between_both.id > earlier.id
              and between_both.id < f.id and between_both.status <> f.status))`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop view report_decisions_v1');
  await knex.schema.alterTable(table, (feedback) => {
    feedback.dropIndex(columns, index);
  });
}
