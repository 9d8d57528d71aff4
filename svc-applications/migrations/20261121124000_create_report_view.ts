import { engineOf } from '@portal/service-kit/database';
import type { Knex } from 'knex';

export const name = '20261121124000_create_report_view';

/**
 * The only published view of these tables: reports may read it and nothing more. Its columns are a promise; a change
 * that removes a column is a new view. `submitted_month` is 'YYYY-MM' in universal time.
 */
export async function up(knex: Knex): Promise<void> {
  const month =
    engineOf(knex) === 'sqlite'
      ? `strftime('%Y-%m', submitted_at / 1000, 'unixepoch')`
      : `date_format(submitted_at, '%Y-%m')`;
  // The numbers of steps at the time when this view was published.
  const steps = `case type when 'intern' then 12 else 8 end`;
  await knex.raw(`
    create view report_applications_v1 as
    select id, applicant_name, type, status,
           case when status in ('draft', 'in-progress') then round(current_step * 100.0 / ${steps}) else 100 end
             as progress,
           submitted_at, created_at, ${month} as submitted_month
    from applications`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop view report_applications_v1');
}
