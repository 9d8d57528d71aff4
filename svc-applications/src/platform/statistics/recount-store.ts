import { engineOf } from '@portal/service-kit/database';
import type { Knex } from 'knex';
import type { Figure } from './counters';

/** SQL for the UTC day of a column with a time. */
const days = {
  sqlite: (column: string) => `strftime('%Y-%m-%d', ${column} / 1000, 'unixepoch')`,
  mysql: (column: string) => `date_format(${column}, '%Y-%m-%d')`,
};

const recount = (day: (column: string) => string) => `
  select figure, type, part, sum(n) as n from (
    select 'state' as figure, type, status as part, count(*) as n from applications group by type, status
    union all select 'withdrawn', type, status, count(*) from applications
      where withdrawn_at is not null group by type, status
    union all select 'begun', type, ${day('created_at')}, count(*) from applications
      group by type, ${day('created_at')}
    union all select 'submitted', type, ${day('submitted_at')}, count(*) from applications
      where submitted_at is not null group by type, ${day('submitted_at')}
    union all select 'erased', type, status, count(*) from erased_figures group by type, status
    union all select 'people', '', '', count(distinct hex(applicant_email)) from applications
    union all select figure, type, part, -n from application_figures where figure <> 'checked'
    union all select figure, type, part, -n from application_figure_changes
  ) as d group by figure, type, part having sum(n) <> 0`;

/**
 * Differences between the counters and a fresh count of the tables. A single statement sees all tables at the same
 * moment, so a concurrent write is in both or in neither.
 */
export async function shortOf(knex: Knex): Promise<Figure[]> {
  const found = await knex.raw(recount(days[engineOf(knex)]));
  const rows: Figure[] = engineOf(knex) === 'mysql' ? found[0] : found;
  return rows.map(({ figure, type, part, n }) => ({ figure, type, part, n: Number(n) }));
}
