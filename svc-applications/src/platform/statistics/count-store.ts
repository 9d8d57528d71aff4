import { inTransaction } from '@portal/service-kit/database';
import type { Knex } from 'knex';
import { added, type CountedApplication, countersOf, type Figure } from './counters';

interface Concerned<T> {
  /** Ids of the applications that the work changes or removes. */
  ids?: number[];
  /** Returns the ids of the applications that the work has inserted. */
  made?: (result: T) => number[];
}

/**
 * Changes applications and the counters of the statistics together: both are stored or neither. All code that inserts,
 * removes or changes rows of applications must use this, unless it touches nothing that is counted. After each test of
 * the service the counters are compared with the tables.
 */
export function counted<T>(
  knex: Knex,
  { ids = [], made = () => [] }: Concerned<T>,
  work: (trx: Knex) => Promise<T>,
): Promise<T> {
  return inTransaction(knex, async (trx) => {
    const rows = await lockedRows(trx, ids);
    const result = await work(trx);
    const touched = [...ids, ...made(result)];
    const rowsAfter = await lockedRows(trx, touched);
    await insertChanges(trx, [
      ...rows.flatMap((row) => countersOf(toCounted(row), -1)),
      ...rowsAfter.flatMap((row) => countersOf(toCounted(row))),
      { figure: 'people', type: '', part: '', n: await newApplicants(trx, touched, rows, rowsAfter) },
    ]);
    return result;
  });
}

/** SQLite takes no more than 500 rows in a statement; usually there are only a few. */
const atOnce = 200;

/** Adds changes to the counters, in the transaction that changes the counted rows. */
export async function insertChanges(trx: Knex, figures: readonly Figure[]): Promise<void> {
  const changes = added(figures);
  for (let from = 0; from < changes.length; from += atOnce)
    await trx('application_figure_changes').insert(changes.slice(from, from + atOnce));
}

interface Row {
  applicant_email: string;
  type: CountedApplication['type'];
  status: CountedApplication['status'];
  created_at: Date;
  submitted_at: Date | null;
  withdrawn_at: Date | null;
}

/** Reads the rows under a lock: a change in between would be counted twice. */
async function lockedRows(trx: Knex, ids: number[]): Promise<Row[]> {
  if (ids.length === 0) return [];
  const columns = ['applicant_email', 'type', 'status', 'created_at', 'submitted_at', 'withdrawn_at'];
  return trx('applications').whereIn('id', ids).orderBy('id').forUpdate().select(columns);
}

/**
 * By how many distinct emails a change of these applications adds to, or takes from, the number of applicants: only
 * emails that no other application has. Bytes are compared because the collation treats é as e.
 */
async function newApplicants(trx: Knex, touched: number[], rows: Row[], rowsAfter: Row[]): Promise<number> {
  const [before, after] = [rows, rowsAfter].map((of) => new Set(of.map((row) => row.applicant_email)));
  const changed = [...new Set([...(before ?? []), ...(after ?? [])])].filter(
    (email) => before?.has(email) !== after?.has(email),
  );
  const elsewhere = await emailsBeside(trx, changed, touched);
  const alone = changed.filter((email) => !elsewhere.has(bytesOf(email)));
  return alone.reduce((sum, email) => sum + (after?.has(email) ? 1 : -1), 0);
}

const bytesOf = (text: string): string => Buffer.from(text).toString('hex').toUpperCase();

async function emailsBeside(trx: Knex, emails: string[], touched: number[]): Promise<Set<string>> {
  if (emails.length === 0) return new Set();
  const beside = trx('applications').whereIn('applicant_email', emails).whereNotIn('id', touched);
  const found: { bytes: string }[] = await beside.distinct(trx.raw('hex(applicant_email) as bytes'));
  return new Set(found.map(({ bytes }) => bytes));
}

const toCounted = (row: Row): CountedApplication => ({
  type: row.type,
  status: row.status,
  createdAt: row.created_at,
  submittedAt: row.submitted_at,
  withdrawnAt: row.withdrawn_at,
});
