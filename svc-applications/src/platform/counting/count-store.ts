import { inTransaction } from '@portal/service-kit/database';
import type { Knex } from 'knex';
import { added, type CountedApplication, type Figure, figuresOf } from './figures';

interface Concerned<T> {
  /** The applications that are changed or removed. */
  ids?: number[];
  /** Those that the work has made. */
  made?: (result: T) => number[];
  /** People who may get their first application, or lose their last one. */
  people?: number[];
}

/**
 * Makes a change of applications together with what it changes in the figures: both are stored or neither. Whatever
 * inserts, removes or changes rows of applications goes through here, unless it touches nothing that is counted: after
 * each test of the service the figures are held against the tables.
 */
export function counted<T>(
  knex: Knex,
  { ids = [], made = () => [], people = [] }: Concerned<T>,
  work: (trx: Knex) => Promise<T>,
): Promise<T> {
  return inTransaction(knex, async (trx) => {
    const rows = await lockedRows(trx, ids);
    const applicants = await applicantsAmong(trx, people);
    const result = await work(trx);
    const rowsAfter = await lockedRows(trx, [...ids, ...made(result)]);
    const applicantsAfter = await applicantsAmong(trx, people);
    await insertChanges(trx, [
      ...rows.flatMap((row) => figuresOf(toCounted(row), -1)),
      ...rowsAfter.flatMap((row) => figuresOf(toCounted(row))),
      { figure: 'people', type: '', part: '', n: applicantsAfter - applicants },
    ]);
    return result;
  });
}

/** SQLite takes no more than 500 rows in a statement; nearly always there are a few. */
const atOnce = 200;

/** Adds changes of figures, within the transaction that makes what they count. */
export async function insertChanges(trx: Knex, figures: readonly Figure[]): Promise<void> {
  const changes = added(figures);
  for (let from = 0; from < changes.length; from += atOnce)
    await trx('application_figure_changes').insert(changes.slice(from, from + atOnce));
}

interface Row {
  type: CountedApplication['type'];
  status: CountedApplication['status'];
  created_at: Date;
  submitted_at: Date | null;
  withdrawn_at: Date | null;
}

/** Locked: what comes in between would be counted twice. */
async function lockedRows(trx: Knex, ids: number[]): Promise<Row[]> {
  if (ids.length === 0) return [];
  const columns = ['type', 'status', 'created_at', 'submitted_at', 'withdrawn_at'];
  return trx('applications').whereIn('id', ids).orderBy('id').forUpdate().select(columns);
}

async function applicantsAmong(trx: Knex, people: number[]): Promise<number> {
  if (people.length === 0) return 0;
  return (await trx('applications').whereIn('person_id', people).distinct('person_id')).length;
}

const toCounted = (row: Row): CountedApplication => ({
  type: row.type,
  status: row.status,
  createdAt: row.created_at,
  submittedAt: row.submitted_at,
  withdrawnAt: row.withdrawn_at,
});
