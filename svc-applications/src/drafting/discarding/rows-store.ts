import type { Knex } from 'knex';

type Row = Record<string, unknown>;

/** The rows of a draft, by table. */
export type Rows = Partial<Record<Table, Row[]>>;

/** The tables with rows of a draft, in the order in which they are written. The search words are made anew instead. */
const tables = [
  'applications',
  'intern_details',
  'documents',
  'letter_requests',
  'letter_links',
  'letter_reminders',
  'referee_letters',
] as const;
type Table = (typeof tables)[number];

const keyOf = (table: Table) => (table === 'applications' ? 'id' : 'application_id');

/** The requests that began the draft: the database forgets this link when the application is deleted. */
const requestsOf = (knex: Knex, id: number) =>
  knex('application_requests').where({ created_application_id: id });

export async function readRows(knex: Knex, id: number): Promise<Rows & { requests: number[] }> {
  const rows: Rows = {};
  for (const table of tables) {
    rows[table] = await knex(table)
      .where({ [keyOf(table)]: id })
      .orderBy('id');
  }
  return { ...rows, requests: await requestsOf(knex, id).pluck('id') };
}

/** Writes rows back with their former ids. Columns that a later release dropped are left out. */
export async function writeRows(knex: Knex, id: number, rows: Rows & { requests: number[] }): Promise<void> {
  for (const table of tables) {
    const columns = await knex(table).columnInfo();
    for (const row of rows[table] ?? []) {
      const kept = Object.entries(row).filter(([column]) => column in columns);
      await knex(table).insert(Object.fromEntries(kept));
    }
  }
  await knex('application_requests').whereIn('id', rows.requests).update({ created_application_id: id });
}

/** Rows as JSON. When read back, values of columns that end in `_at` become Dates. */
export const rowsInText = (rows: Rows & { requests: number[] }): string => JSON.stringify(rows);

export const rowsFrom = (text: string): Rows & { requests: number[] } =>
  JSON.parse(text, (name, value) =>
    name.endsWith('_at') && typeof value === 'string' ? new Date(value) : value,
  );
