import { daysAfter } from '@portal/service-kit/calendar';
import type { Knex } from 'knex';
import type { ReportFilter } from './filter';
import { emptyMonth, type Month, type Tally } from './report';

const view = 'report_erased_v1';

/** Applications of one kind that were erased, by the month of their submission ('YYYY-MM'). */
export interface ErasedTally extends Tally {
  month: string;
}

/**
 * What is left of decided applications that were erased or have ended: their month and no day. A range counts them where
 * it holds the whole month, and by their beginning or decision, which nobody knows any more, only without a range.
 */
export async function erasedTallies(trx: Knex, filter: ReportFilter): Promise<ErasedTally[]> {
  const { type, status, fromDate, toDate, by, ids } = filter;
  // What is erased cannot be chosen.
  if (ids) return [];
  if (by !== 'submitted' && (fromDate || toDate)) return [];
  const query = trx(view);
  if (type) query.where({ type });
  if (status) query.where({ status });
  const rows: Record<string, unknown>[] = await query.select(
    'type',
    'status',
    'submitted_month',
    'applications',
  );
  return rows.map(toTally).filter(({ month }) => holds({ fromDate, toDate }, month));
}

function holds({ fromDate, toDate }: Pick<ReportFilter, 'fromDate' | 'toDate'>, month: string): boolean {
  const first = `${month}-01`;
  // Some day of the next month, then the last day of this one.
  const last = daysAfter(`${daysAfter(first, 31).slice(0, 7)}-01`, -1);
  return (!fromDate || fromDate <= first) && (!toDate || last <= toDate);
}

/** The same by month; by their beginning and decision they have none. */
export function monthsOfErased(tallies: readonly ErasedTally[], { by }: ReportFilter): Month[] {
  if (by !== 'submitted') return [];
  return tallies.map(({ month, type, count }) => ({ ...emptyMonth(month), [type]: count }));
}

const toTally = (row: Record<string, unknown>): ErasedTally => ({
  type: row.type as Tally['type'],
  status: row.status as Tally['status'],
  month: String(row.submitted_month),
  count: Number(row.applications),
});
