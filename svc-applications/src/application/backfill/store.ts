import type { Knex } from 'knex';
import type { Answers } from '../answers/answers';
import type { Application } from '../application';
import { folded } from './backfilled';
import { readTables } from './tables-store';

/** The columns of an application's row that determine its answers. */
export interface AnswersRow extends Pick<Application, 'id' | 'type' | 'status' | 'version'> {
  answers: string | null;
  answers_version: number | null;
}

/** The answers of an application: its document, or else the answers from the tables that came before it. */
export async function answersOfRow(knex: Knex, row: AnswersRow): Promise<Answers> {
  const { id, version, answers, answers_version } = row;
  if (answers !== null && answers_version === version) return JSON.parse(answers);
  const [stored, tables] = await Promise.all([
    knex('applications').where({ id }).first<{ form_data: string }>('form_data'),
    readTables(knex, id),
  ]);
  return folded(row, JSON.parse(stored.form_data), tables);
}

export interface BackfillStore {
  /** The next ids after `afterId` of applications whose document is missing or older than the application's version. */
  unfolded(afterId: number, limit: number): Promise<number[]>;
  /** Stores the document of an application, unless one of its version is stored already. */
  keep(application: Pick<Application, 'id' | 'version'>, answers: Answers): Promise<void>;
}

export function backfillStore(knex: Knex): BackfillStore {
  const stale = () =>
    knex('applications').where((none) =>
      none.whereNull('answers').orWhereNull('answers_version').orWhereRaw('answers_version <> version'),
    );
  return {
    unfolded: (afterId, limit) => stale().where('id', '>', afterId).orderBy('id').limit(limit).pluck('id'),
    async keep({ id, version }, answers) {
      const row = { answers: JSON.stringify(answers), answers_version: version };
      await stale().where({ id, version }).update(row);
    },
  };
}
