import type { Knex } from 'knex';
import { queuePiecesOf, queuePiecesOfLetters } from '../../documents/arriving/store';
import {
  type AskReferee,
  askReferee,
  type ConfirmAsking,
  type ConfirmSubmission,
  confirmAsking,
  confirmSubmission,
  type DraftEnds,
  draftEnds,
  type LearnContact,
  learnContact,
  type MailDecision,
  type MailReopened,
  type MailRequestDecided,
  type MailReturnLink,
  mailDecision,
  mailReopened,
  mailRequestDecided,
  mailReturnLink,
  type RemindDraft,
  type RenamePerson,
  remindDraft,
  renamePerson,
} from '../../mail/kinds';
import { counted, insertChanges } from '../../platform/counting/count-store';
import { staffRoles } from '../../platform/roles';

/** Applications to be erased, discarded drafts included; with `personId` everything else about the person, too. */
export interface Doomed {
  applicationIds: number[];
  personId?: number;
}

const tablesOfPeople = [
  'application_requests',
  'ending_accounts',
  'draft_reminders',
  'reading_conflicts',
  'arriving_files',
];

const erasedName = 'Erased applicant';

/** See `tables.ts` for what goes how. */
export async function eraseRows(knex: Knex, doomed: Doomed): Promise<void> {
  const { applicationIds: ids, personId } = doomed;
  await queueFiles(knex, ids);
  await queuePiecesOfLetters(knex, ids);
  await keepFigures(knex, ids);
  await emptyOutbox(knex, doomed);
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

/** Mails that wait, and work that was done with a name in it. */
async function emptyOutbox(knex: Knex, { applicationIds: ids, personId }: Doomed): Promise<void> {
  const feedback = new Set<number>(await knex('feedback').whereIn('application_id', ids).pluck('id'));
  const requests = new Set<number>(
    await knex('application_requests').whereIn('original_application_id', ids).pluck('id'),
  );
  const reopenings = new Set<number>(await knex('reopenings').whereIn('application_id', ids).pluck('id'));
  const letters = new Set<number>(await knex('letter_requests').whereIn('application_id', ids).pluck('id'));
  const theirs: Record<string, (payload: never) => boolean> = {
    [confirmSubmission]: ({ application_id }: ConfirmSubmission) => ids.includes(application_id),
    [draftEnds]: ({ application_id }: DraftEnds) => ids.includes(application_id),
    [mailDecision]: ({ feedback_id }: MailDecision) => feedback.has(feedback_id),
    [mailReopened]: ({ reopening_id }: MailReopened) => reopenings.has(reopening_id),
    [mailRequestDecided]: ({ request_id }: MailRequestDecided) => requests.has(request_id),
    [mailReturnLink]: ({ application_id }: MailReturnLink) => ids.includes(application_id),
    [remindDraft]: ({ application_id }: RemindDraft) => ids.includes(application_id),
    [learnContact]: ({ person_id }: LearnContact) => person_id === personId,
    [askReferee]: ({ request_id }: AskReferee) => letters.has(request_id),
    [confirmAsking]: ({ request_id }: ConfirmAsking) => letters.has(request_id),
    [renamePerson]: ({ person_id }: RenamePerson) => person_id === personId,
  };
  const rows: { id: number; kind: string; payload: string }[] = await knex('applications_outbox')
    .whereNot({ state: 'sent' })
    .orWhere({ kind: renamePerson })
    .select('id', 'kind', 'payload');
  const doomed = rows.filter(({ kind, payload }) => theirs[kind]?.(JSON.parse(payload) as never));
  for (const { id } of doomed) await knex('applications_outbox').where({ id }).delete();
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
