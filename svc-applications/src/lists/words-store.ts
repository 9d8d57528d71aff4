import type { Knex } from 'knex';
import { initialsOf, nameKey, type Searchable, searchWords } from './words';

interface SearchedRow {
  id: number;
  type: string;
  applicant_name: string;
  applicant_email: string;
  applicant_phone: string;
}

/** The columns of an application's row for searching and ordering. */
export function searchColumns(searchable: Searchable) {
  return { name_key: nameKey(searchable.name), initials: initialsOf(searchWords(searchable)) };
}

/** Stores the words by which an application is found. */
export async function insertWords(
  knex: Knex,
  { id, type }: { id: number; type: string },
  searchable: Searchable,
): Promise<void> {
  await knex('application_words').insert(wordRows({ id, type }, searchable));
}

/** Replaces the words of these applications by the words of their rows. */
export async function refreshWords(knex: Knex, ids: number[]): Promise<void> {
  const rows: SearchedRow[] = await knex('applications')
    .whereIn('id', ids)
    .select('id', 'type', 'applicant_name', 'applicant_email', 'applicant_phone');
  await knex('application_words').whereIn('application_id', ids).delete();
  await knex.batchInsert(
    'application_words',
    rows.flatMap((row) => wordRows(row, searchableOf(row))),
    200,
  );
  for (const row of rows) {
    await knex('applications')
      .where({ id: row.id })
      .update(searchColumns(searchableOf(row)));
  }
}

export const wordRows = ({ id, type }: { id: number; type: string }, searchable: Searchable) =>
  searchWords(searchable).map((word) => ({ application_id: id, type, word }));

const searchableOf = (row: SearchedRow): Searchable => ({
  name: row.applicant_name,
  email: row.applicant_email,
  phone: row.applicant_phone,
});
