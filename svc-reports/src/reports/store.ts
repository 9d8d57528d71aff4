import { connectDatabase, engineOf } from '@portal/service-kit/database';
import type { Knex } from 'knex';
import { endOf, type ReportFilter, startOf } from './filter';
import { type Counts, countsOf, emptyMonth, type Month, type ReportRow, type Tally } from './report';

/** One look at the applications: all that it answers is of the same moment. */
export interface ReportReader {
  counts(): Promise<Counts>;
  /** The newest first, some hundreds at a time; `limit` rows at most. Reads no further than it is asked. */
  rows(limit?: number): AsyncGenerator<ReportRow[]>;
}

export interface ReportStore {
  /** The reader is good until `close`, which also ends what it still does. */
  open(filter: ReportFilter): Promise<{ reader: ReportReader; close(): Promise<void> }>;
  ping(): Promise<void>;
}

const view = 'report_applications_v1';
/** Small enough for a short pause between two, large enough that asking costs little. */
const chunk = 1000;

export function reportStore(knex: Knex, databaseUrl: string): ReportStore {
  const openSnapshot = engineOf(knex) === 'sqlite' ? () => snapshotOfFile(databaseUrl) : () => snapshot(knex);
  return {
    async open(filter) {
      const { trx, close } = await openSnapshot();
      return { reader: readerOf(trx, filter), close };
    },
    async ping() {
      await knex(view).first('id');
    },
  };
}

interface Snapshot {
  trx: Knex;
  close(): Promise<void>;
}

async function snapshot(knex: Knex): Promise<Snapshot> {
  const trx = await knex.transaction({ isolationLevel: 'repeatable read' });
  return {
    trx,
    async close() {
      // Without a connection there is nothing left to end.
      await trx.rollback().catch(() => undefined);
    },
  };
}

/** A file has one connection a process: each report gets its own, or they would wait for each other. */
async function snapshotOfFile(url: string): Promise<Snapshot> {
  const own = connectDatabase({ url, readOnly: true });
  try {
    await own.raw('begin');
  } catch (error) {
    await own.destroy();
    throw error;
  }
  return { trx: own, close: () => own.destroy() };
}

function readerOf(trx: Knex, filter: ReportFilter): ReportReader {
  const fitting = () => {
    const query = trx(view);
    if (filter.type) query.where('type', filter.type);
    if (filter.status) query.where('status', filter.status);
    if (filter.fromDate) query.where('created_at', '>=', startOf(filter.fromDate));
    if (filter.toDate) query.where('created_at', '<', endOf(filter.toDate));
    return query;
  };
  async function* rows(limit = Number.POSITIVE_INFINITY) {
    let left = limit;
    let before: number | undefined;
    while (left > 0) {
      const query = fitting().select<Row[]>(columns).orderBy('id', 'desc').limit(Math.min(chunk, left));
      if (before !== undefined) query.where('id', '<', before);
      const found = await query;
      if (found.length > 0) yield found.map(toRow);
      if (found.length < Math.min(chunk, left)) return;
      left -= found.length;
      before = found.at(-1)?.id;
    }
  }
  return {
    async counts() {
      const tallies = await fitting().groupBy('type', 'status').select('type', 'status').count('id as count');
      const months = await fitting()
        .whereNotNull('submitted_month')
        .groupBy('submitted_month', 'type')
        .select('submitted_month', 'type')
        .count('id as count');
      return countsOf(tallies.map(toTally), toMonths(months.map(toMonthRow)));
    },
    rows,
  };
}

const columns = ['id', 'applicant_name', 'type', 'status', 'progress', 'submitted_at', 'created_at'];

interface Row {
  id: number;
  applicant_name: string;
  type: ReportRow['type'];
  status: ReportRow['status'];
  progress: number | string;
  submitted_at: Date | null;
  created_at: Date;
}

const toRow = (row: Row): ReportRow => ({
  id: row.id,
  applicantName: row.applicant_name,
  type: row.type,
  status: row.status,
  progress: Number(row.progress),
  submittedAt: row.submitted_at,
  createdAt: row.created_at,
});

const toTally = (row: Record<string, unknown>): Tally => ({
  type: row.type as Tally['type'],
  status: row.status as Tally['status'],
  count: Number(row.count),
});

interface MonthRow {
  submitted_month: string;
  type: Tally['type'];
  count: number;
}

const toMonthRow = (row: Record<string, unknown>): MonthRow => ({
  submitted_month: String(row.submitted_month),
  type: row.type as MonthRow['type'],
  count: Number(row.count),
});

function toMonths(rows: MonthRow[]): Month[] {
  const months = new Map<string, Month>();
  for (const { submitted_month: month, type, count } of rows) {
    const known = months.get(month) ?? emptyMonth(month);
    months.set(month, { ...known, [type]: known[type] + count });
  }
  return [...months.values()];
}
