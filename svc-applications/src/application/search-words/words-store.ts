import type { Knex } from 'knex';
import { initialsOf, nameKey, type Searchable, searchParts, searchWords } from './words';

/** The columns of an application by which it is found. */
export interface SearchedRow {
  id: number;
  type: string;
  applicant_name: string;
  applicant_email: string;
  applicant_phone: string;
}

export const searchedColumns = ['id', 'type', 'applicant_name', 'applicant_email', 'applicant_phone'];

/**
 * A word that marks an application whose parts of two letters are stored. A previous release replaces the words of an
 * application that it changes, and so removes the mark; its own mark, for parts of three letters, is `#`. No typed word
 * matches it.
 */
export const partsMark = '#2';

/** SQLite takes no more than 500 rows in a statement. */
const atOnce = 200;

/** The columns of an application's row for searching and ordering. */
export function searchColumns(searchable: Searchable) {
  return { name_key: nameKey(searchable.name), initials: initialsOf(searchWords(searchable)) };
}

/** Stores the words by which an application is found, and their parts. */
export async function insertWords(
  knex: Knex,
  application: Pick<SearchedRow, 'id' | 'type'>,
  searchable: Searchable,
): Promise<void> {
  await insertRows(knex, 'application_words', wordRows(application, searchable));
  await insertRows(knex, 'application_parts', partRows(application, searchable));
}

/** Makes the search words and parts of these applications anew from their rows. */
export async function refreshWords(knex: Knex, ids: number[]): Promise<void> {
  const rows: SearchedRow[] = await knex('applications').whereIn('id', ids).select(searchedColumns);
  await replaceWords(knex, rows);
  for (const row of rows) {
    await knex('applications')
      .where({ id: row.id })
      .update(searchColumns(searchableOf(row)));
  }
}

/** Replaces the search words and parts of these applications. */
export async function replaceWords(knex: Knex, rows: SearchedRow[]): Promise<void> {
  for (const [table, rowsOf] of Object.entries(rowsOfTables)) {
    await knex(table)
      .whereIn(
        'application_id',
        rows.map(({ id }) => id),
      )
      .delete();
    await insertRows(
      knex,
      table,
      rows.flatMap((row) => rowsOf(row, searchableOf(row))),
    );
  }
}

async function insertRows(knex: Knex, table: string, rows: object[]): Promise<void> {
  for (let from = 0; from < rows.length; from += atOnce)
    await knex(table).insert(rows.slice(from, from + atOnce));
}

export const wordRows = ({ id, type }: Pick<SearchedRow, 'id' | 'type'>, searchable: Searchable) =>
  [...searchWords(searchable), partsMark].map((word) => ({ application_id: id, type, word }));

export const partRows = ({ id }: Pick<SearchedRow, 'id'>, searchable: Searchable) =>
  searchParts(searchWords(searchable)).map((part) => ({ part, application_id: id }));

const rowsOfTables: Record<string, (row: SearchedRow, searchable: Searchable) => object[]> = {
  application_words: wordRows,
  application_parts: partRows,
};

const searchableOf = (row: SearchedRow): Searchable => ({
  name: row.applicant_name,
  email: row.applicant_email,
  phone: row.applicant_phone,
});
