import { type Calendar, calendarOf } from '@portal/service-kit/calendar';
import type { Knex } from 'knex';
import type { ReportFilter } from './filter';
import { momentOf } from './matching-store';
import { emptyMonth, type Month, monthsBetween, type Tally } from './report';

/**
 * Counts applications by the month of submission, beginning or decision. Databases do not know time zones, so the query
 * contains the times at which the months of the filter's zone begin.
 */
export async function countMonths(
  trx: Knex,
  fitting: () => Knex.QueryBuilder,
  filter: ReportFilter,
): Promise<Month[]> {
  const column = momentOf[filter.by];
  const ends: Partial<Ends> | undefined = await fitting()
    .min(`${column} as first_at`)
    .max(`${column} as last_at`)
    .first();
  if (!ends?.first_at || !ends.last_at) return [];
  const month = monthOf(column, calendarOf(filter.timeZone), [ends.first_at, ends.last_at]);
  const rows = await fitting()
    .whereNotNull(column)
    .select('type', trx.raw(`${month.sql} as month`, month.bindings))
    .groupBy('type', 'month')
    .count('id as count');
  return toMonths(rows);
}

interface Ends {
  first_at: Date;
  last_at: Date;
}

/** Returns SQL for the month of a time: the first month whose end comes later. */
function monthOf(column: string, calendar: Calendar, ends: [Date, Date]) {
  const [first = '', last = ''] = ends.map((at) => calendar.dayOf(at).slice(0, 7));
  const [earliest = first, ...later] = monthsBetween(first, last);
  let before = earliest;
  const bindings: (string | Date)[] = [];
  for (const month of later) {
    bindings.push(calendar.startOf(`${month}-01`), before);
    before = month;
  }
  const sql =
    later.length === 0 ? '?' : `case ${`when ${column} < ? then ? `.repeat(later.length)}else ? end`;
  return { sql, bindings: [...bindings, before] };
}

function toMonths(rows: Record<string, unknown>[]): Month[] {
  const months = new Map<string, Month>();
  for (const row of rows) {
    const [name, type] = [String(row.month), row.type as Tally['type']];
    const known = months.get(name) ?? emptyMonth(name);
    months.set(name, { ...known, [type]: known[type] + Number(row.count) });
  }
  return [...months.values()];
}
