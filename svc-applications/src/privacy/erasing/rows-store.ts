import { ofStaff } from '@portal/service-kit/database';
import type { Knex } from 'knex';
import { queuePiecesOf, queuePiecesOfLetters } from '../../documents';
import type { Work } from '../../mail';
import {
  counted,
  holdsPersons,
  insertChanges,
  type StoredFiles,
  type Table,
  type TableOfPersons,
} from '../../platform';
import type { ErasureTarget } from './erasure';
import { emptyOutbox } from './outbox-store';

const erasedName = 'Erased applicant';

export interface Declared {
  works: readonly Work[];
  tables: readonly Table[];
}

/** Erases the rows of all modules, each as its table or its work declares. */
export async function eraseRows(
  knex: Knex,
  target: ErasureTarget,
  { works, tables }: Declared,
): Promise<void> {
  const { applicationIds: ids, personId } = target;
  const held = tables.filter(holdsPersons);
  await queueFiles(knex, ids, held);
  await queuePiecesOfLetters(knex, ids);
  await keepCounters(knex, ids);
  await emptyOutbox(knex, target, works);
  await blankActs(knex, target);
  for (const { name, erased } of held)
    if (typeof erased === 'object' && 'application' in erased) {
      const remove = (trx: Knex) => trx(name).whereIn(erased.application, ids).delete();
      // Deleting applications also deletes the rows of other tables that belong to them.
      await (name === 'applications' ? counted(knex, { ids }, remove) : remove(knex));
    }
  if (personId === undefined) return;
  await queuePiecesOf(knex, personId);
  for (const { name, erased } of held)
    if (typeof erased === 'object' && erased.person)
      await knex(name)
        .where({ [erased.person]: personId })
        .delete();
}

async function queueFiles(knex: Knex, ids: number[], tables: readonly TableOfPersons[]): Promise<void> {
  const paths: string[][] = await Promise.all(
    tables.flatMap(({ name, files }) => (files ? [pathsIn(knex, ids, { name, files })] : [])),
  );
  const rows = [...new Set(paths.flat())].map((file_path) => ({ file_path }));
  await knex.batchInsert('erasing_files', rows, 100);
}

function pathsIn(knex: Knex, ids: number[], { name, files }: { name: string; files: StoredFiles }) {
  const { column, by, through } = files;
  const owners = through ? knex(through.table).whereIn(through.by, ids).select('id') : ids;
  return knex(name).whereIn(by, owners).whereNotNull(column).pluck(column);
}

/** Keeps submitted applications in the statistics as erased; an erased draft leaves nothing in them. */
async function keepCounters(knex: Knex, ids: number[]): Promise<void> {
  const rows: { type: string; status: string; submitted_at: Date }[] = await knex('applications')
    .whereIn('id', ids)
    .whereNotNull('submitted_at')
    .select('type', 'status', 'submitted_at');
  const figures = rows.map(({ type, status, submitted_at }) => ({
    type,
    status,
    submitted_month: submitted_at.toISOString().slice(0, 7),
  }));
  await knex.batchInsert('erased_figures', figures, 100);
  await insertChanges(
    knex,
    rows.map(({ type, status: part }) => ({ figure: 'erased', type, part, n: 1 })),
  );
}

/** Removes the applicant's name and all texts from the audit log; who did what stays. */
async function blankActs(knex: Knex, { applicationIds: ids, personId }: ErasureTarget): Promise<void> {
  const about = () => knex('audit_entries').whereIn('application_id', ids);
  const namesGo = (acts: Knex.QueryBuilder) =>
    acts.whereNot(ofStaff('actor_role')).update({ actor_name: erasedName });
  await about().update({ details: '{}' });
  await namesGo(about());
  if (personId !== undefined) await namesGo(knex('audit_entries').where({ actor_id: personId }));
}
