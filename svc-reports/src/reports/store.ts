import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import { connectDatabase, engineOf } from '@portal/service-kit/database';
import type { Knex } from 'knex';
import { erasedTallies, monthsOfErased } from './erased-store';
import type { ReportFilter } from './filter';
import { countedView, matching, momentOf, views } from './matching-store';
import { countMonths } from './months-store';
import { periodOf, periodPart } from './period-store';
import { type AnsweredRow, type Counts, countsOf, type Month, type ReportRow, type Tally } from './report';
import { refuseOtherViews } from './views-version-store';

/** Reads the applications; all results are of the same moment. */
export interface ReportReader {
  counts(): Promise<Counts>;
  /** Yields rows, newest first, in chunks, at most `limit`. The next chunk is read while the caller works on one. */
  rows(limit?: number): AsyncGenerator<ReportRow[]>;
  /** Yields the applications of a programme that have answers, the newest first, a hundred at a time. */
  answered(type: ApplicationType): AsyncGenerator<AnsweredRow[]>;
}

export interface ReportStore {
  /** Opens a reader, which is valid until `close`; `close` also ends its running queries. */
  open(filter: ReportFilter): Promise<{ reader: ReportReader; close(): Promise<void> }>;
  ping(): Promise<void>;
  /** @throws NotReady while the database publishes other views than this service needs */
  views(): Promise<void>;
}

/** Rows of one query: few enough for short pauses, many enough to keep the cost of a query small. */
const chunk = 1000;
/** Fewer rows, because answers are some kilobytes each. */
const answeredChunk = 100;

export function reportStore(knex: Knex, databaseUrl: string): ReportStore {
  const openSnapshot = engineOf(knex) === 'sqlite' ? () => snapshotOfFile(databaseUrl) : () => snapshot(knex);
  return {
    async open(filter) {
      const { trx, close } = await openSnapshot();
      return { reader: readerOf(trx, filter), close };
    },
    async ping() {
      await knex(views.applications).first('id');
    },
    views: () => refuseOtherViews(knex),
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
      // Without a connection there is no transaction to end.
      await trx.rollback().catch(() => undefined);
    },
  };
}

/** Opens a connection for one report: knex has only one for a file, so reports would wait for each other. */
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
  const view = countedView(filter);
  const columns = view === views.decisions ? [...viewColumns, momentOf.decided] : viewColumns;
  // Neither database accepts a hundred thousand ids in one statement.
  const handfuls = filter.ids ? handfulsOf(filter.ids) : [undefined];
  return {
    async counts() {
      const tallies: Tally[] = [];
      const months: Month[] = [];
      const parts = [];
      for (const ids of handfuls) {
        const fitting = () => matching(trx, view, filter, ids);
        const found = await fitting().groupBy('type', 'status').select('type', 'status').count('id as count');
        tallies.push(...found.map(toTally));
        months.push(...(await countMonths(trx, fitting, filter)));
        parts.push(await periodPart(trx, filter, ids));
      }
      const erased = await erasedTallies(trx, filter);
      const submitted =
        filter.by === 'submitted' ? erased : await erasedTallies(trx, { ...filter, by: 'submitted' });
      const all = [...months, ...monthsOfErased(erased, filter)];
      return { ...countsOf(tallies, all, erased), period: periodOf(parts, submitted) };
    },
    async *rows(limit) {
      for (const ids of handfuls) {
        const find = (page: Page) => paged(matching(trx, view, filter, ids), page).select<ViewRow[]>(columns);
        for await (const found of byKey(find, { chunk, limit })) yield found.map(toRow);
      }
    },
    async *answered(type) {
      for (const ids of handfuls) {
        const find = (page: Page) =>
          paged(
            matching(trx, views.answers, filter, ids).where({ type }).whereNotNull('answers'),
            page,
          ).select<(ViewRow & { answers: string })[]>([...viewColumns, 'answers']);
        for await (const found of byKey(find, { chunk: answeredChunk }))
          yield found.map((row) => ({ ...toRow(row), answers: JSON.parse(row.answers) }));
      }
    },
  };
}

/** Splits the ids, the highest first, into as many as one statement accepts. */
function handfulsOf(ids: readonly number[]): number[][] {
  const sorted = [...ids].sort((one, other) => other - one);
  return Array.from({ length: Math.ceil(sorted.length / chunk) }, (_, index) =>
    sorted.slice(index * chunk, (index + 1) * chunk),
  );
}

interface Page {
  most: number;
  /** The page holds ids below this id; without it, the newest ids. */
  before?: number | undefined;
}

function paged(query: Knex.QueryBuilder, { most, before }: Page): Knex.QueryBuilder {
  if (before !== undefined) query.where('id', '<', before);
  return query.orderBy('id', 'desc').limit(most);
}

/**
 * Yields the rows by id, the highest first, in chunks. The next chunk is read while the caller works on the current
 * one.
 */
async function* byKey<Found extends { id: number }>(
  find: (page: Page) => PromiseLike<Found[]>,
  { chunk, limit = Number.POSITIVE_INFINITY }: { chunk: number; limit?: number | undefined },
): AsyncGenerator<Found[]> {
  let left = limit;
  const next = (before?: number): Promise<Found[]> => {
    const found = Promise.resolve(find({ most: Math.min(chunk, left), before }));
    // A failure reaches whoever awaits `found`; after the caller has stopped nobody does, and it must not be unhandled.
    found.catch(() => undefined);
    return found;
  };
  let coming = left > 0 ? next() : null;
  while (coming) {
    const found: Found[] = await coming;
    const isLast = found.length < Math.min(chunk, left);
    left -= found.length;
    coming = isLast || left === 0 ? null : next(found.at(-1)?.id);
    if (found.length > 0) yield found;
  }
}

const viewColumns = ['id', 'applicant_name', 'type', 'status', 'progress', 'submitted_at', 'created_at'];

interface ViewRow {
  id: number;
  applicant_name: string;
  type: ReportRow['type'];
  status: ReportRow['status'];
  progress: number | string;
  submitted_at: Date | null;
  created_at: Date;
  /** Present in a report of decisions. */
  decided_at?: Date;
}

const toRow = (row: ViewRow): ReportRow => ({
  id: row.id,
  applicantName: row.applicant_name,
  type: row.type,
  status: row.status,
  progress: Number(row.progress),
  submittedAt: row.submitted_at,
  createdAt: row.created_at,
  ...(row.decided_at && { decidedAt: row.decided_at }),
});

const toTally = (row: Record<string, unknown>): Tally => ({
  type: row.type as Tally['type'],
  status: row.status as Tally['status'],
  count: Number(row.count),
});
