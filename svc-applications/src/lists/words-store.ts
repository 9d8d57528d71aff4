import type { Knex } from 'knex';
import { initialsOf, nameKey, type Searchable, wordsOf } from './words';

interface Row {
  id: number;
  type: string;
  applicant_name: string;
  applicant_email: string;
  applicant_phone: string;
}

/** What an application's row holds for searching and ordering. */
export function searchColumns(searchable: Searchable) {
  return { name_key: nameKey(searchable.name), initials: initialsOf(wordsOf(searchable)) };
}

/** Writes down the words that an application is found by. */
export async function insertWords(
  knex: Knex,
  { id, type }: { id: number; type: string },
  searchable: Searchable,
): Promise<void> {
  await knex('application_words').insert(rowsOf({ id, type }, searchable));
}

/** Makes the words of these applications those of what stands in their rows now. */
export async function refreshWords(knex: Knex, ids: number[]): Promise<void> {
  const rows: Row[] = await knex('applications')
    .whereIn('id', ids)
    .select('id', 'type', 'applicant_name', 'applicant_email', 'applicant_phone');
  await knex('application_words').whereIn('application_id', ids).delete();
  await knex.batchInsert(
    'application_words',
    rows.flatMap((row) => rowsOf(row, searchableOf(row))),
    200,
  );
  for (const row of rows) {
    await knex('applications')
      .where({ id: row.id })
      .update(searchColumns(searchableOf(row)));
  }
}

export const rowsOf = ({ id, type }: { id: number; type: string }, searchable: Searchable) =>
  wordsOf(searchable).map((word) => ({ application_id: id, type, word }));

const searchableOf = (row: Row): Searchable => ({
  name: row.applicant_name,
  email: row.applicant_email,
  phone: row.applicant_phone,
});
