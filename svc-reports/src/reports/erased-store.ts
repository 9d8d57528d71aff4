import { daysAfter } from '@portal/service-kit/calendar';
import type { Knex } from 'knex';
import type { ReportFilter } from './filter';
import { emptyMonth, type Month, type Tally } from './report';

const view = 'report_erased_v1';

/** The number of erased applications of one kind, by the month of their submission ('YYYY-MM'). */
export interface ErasedTally extends Tally {
  month: string;
}

/**
 * Reads what is left of decided applications that were erased or have ended: their month of submission, without a day.
 * A range counts them if it contains the whole month. Counted by beginning or decision, which is no longer known, they
 * appear only without a range.
 */
export async function erasedTallies(trx: Knex, filter: ReportFilter): Promise<ErasedTally[]> {
  const { type, status, fromDate, toDate, by, ids } = filter;
  // Erased applications cannot be selected.
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
  // The day 31 days later is in the next month; the day before the first of that month is the last of this one.
  const last = daysAfter(`${daysAfter(first, 31).slice(0, 7)}-01`, -1);
  return (!fromDate || fromDate <= first) && (!toDate || last <= toDate);
}

/** Returns the counts by month of submission; counted by beginning or decision, the month is unknown. */
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
