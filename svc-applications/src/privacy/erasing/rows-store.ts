import type { Knex } from 'knex';
import { queuePiecesOf, queuePiecesOfLetters } from '../../documents/arriving/store';
import type { Work } from '../../mail/define-work';
import { counted, insertChanges } from '../../platform/counting/count-store';
import { staffRoles } from '../../platform/roles';
import type { Doomed } from './erasure';
import { emptyOutbox } from './outbox-store';

const tablesOfPeople = [
  'application_requests',
  'ending_accounts',
  'draft_reminders',
  'reading_conflicts',
  'arriving_files',
];

const erasedName = 'Erased applicant';

/** See `tables.ts` for what goes how. */
export async function eraseRows(knex: Knex, doomed: Doomed, works: readonly Work[]): Promise<void> {
  const { applicationIds: ids, personId } = doomed;
  await queueFiles(knex, ids);
  await queuePiecesOfLetters(knex, ids);
  await keepFigures(knex, ids);
  await emptyOutbox(knex, doomed, works);
  await blankActs(knex, doomed);
  await knex('discarded_drafts').whereIn('id', ids).delete();
  // The rows of the other tables go with these.
  await counted(knex, { ids }, (trx) => trx('applications').whereIn('id', ids).delete());
  await knex('draft_reminders').whereIn('application_id', ids).delete();
  if (personId === undefined) return;
  await queuePiecesOf(knex, personId);
  for (const table of tablesOfPeople) await knex(table).where({ person_id: personId }).delete();
}

async function queueFiles(knex: Knex, ids: number[]): Promise<void> {
  const paths: string[][] = await Promise.all([
    knex('documents').whereIn('application_id', ids).pluck('file_path'),
    knex('discarded_files').whereIn('draft_id', ids).pluck('file_path'),
    knex('referee_letters').whereIn('application_id', ids).whereNotNull('file_path').pluck('file_path'),
    knex('submitted_files as f')
      .join('submitted_copies as c', 'c.id', 'f.copy_id')
      .whereIn('c.application_id', ids)
      .pluck('f.file_path'),
  ]);
  const rows = [...new Set(paths.flat())].map((file_path) => ({ file_path }));
  await knex.batchInsert('erasing_files', rows, 100);
}

/** A draft leaves no figure: it is no longer begun. */
async function keepFigures(knex: Knex, ids: number[]): Promise<void> {
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

/** Who did what stays, without the applicant's name and without texts. */
async function blankActs(knex: Knex, { applicationIds: ids, personId }: Doomed): Promise<void> {
  const about = () => knex('audit_entries').whereIn('application_id', ids);
  const namesGo = (acts: Knex.QueryBuilder) =>
    acts.whereNotIn('actor_role', staffRoles).update({ actor_name: erasedName });
  await about().update({ details: '{}' });
  await namesGo(about());
  if (personId !== undefined) await namesGo(knex('audit_entries').where({ actor_id: personId }));
}
