import { engineOf } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261122110000_create_report_view_of_answers';

/**
 * The second published view: the columns of the first view, which stays for reports of the previous release, and the
 * document of answers; null while the document belongs to another version of the application.
 */
export async function up(knex: Knex): Promise<void> {
  const month =
    engineOf(knex) === 'sqlite'
      ? `strftime('%Y-%m', submitted_at / 1000, 'unixepoch')`
      : `date_format(submitted_at, '%Y-%m')`;
  const steps = `case type when 'intern' then 12 else 8 end`;
  await knex.raw(`
    create view report_applications_v2 as
    select id, applicant_name, type, status,
           case when status in ('draft', 'in-progress') then round(current_step * 100.0 / ${steps}) else 100 end
             as progress,
           submitted_at, created_at, ${month} as submitted_month,
           case when answers_version = version then answers end as answers
    from applications`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop view report_applications_v2');
}
