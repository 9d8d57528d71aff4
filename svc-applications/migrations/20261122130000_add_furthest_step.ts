import { engineOf } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261122130000_add_furthest_step';

const view = 'report_applications_v2';

/**
 * The furthest step that was sent. Null where a release without this column wrote the row: then the current step
 * counts, so nothing has to be written down here while replicas of that release go on.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('applications', (table) => {
    table.smallint('furthest_step');
  });
  const furthest = 'case when furthest_step > current_step then furthest_step else current_step end';
  await publishView(knex, furthest);
}

export async function down(knex: Knex): Promise<void> {
  await publishView(knex, 'current_step');
  // In one statement: knex copies the whole table on SQLite, under the views that read it.
  await knex.raw('alter table applications drop column furthest_step');
}

/** The second published view, with the progress by this step; its columns stay. */
async function publishView(knex: Knex, step: string): Promise<void> {
  const sqlite = engineOf(knex) === 'sqlite';
  const month = sqlite
    ? `strftime('%Y-%m', submitted_at / 1000, 'unixepoch')`
    : `date_format(submitted_at, '%Y-%m')`;
  const steps = `case type when 'intern' then 12 else 8 end`;
  if (sqlite) await knex.raw(`drop view ${view}`);
  // MariaDB takes the place of the view in one statement: readers always find one.
  await knex.raw(`
    create ${sqlite ? '' : 'or replace'} view ${view} as
    select id, applicant_name, type, status,
           case when status in ('draft', 'in-progress') then round(${step} * 100.0 / ${steps}) else 100 end
             as progress,
           submitted_at, created_at, ${month} as submitted_month,
           case when answers_version = version then answers end as answers
    from applications`);
}
