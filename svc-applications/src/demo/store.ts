import { engineOf } from '@portal/service-kit/database';
import type { Knex } from 'knex';
import type { Rows } from './rows';

/** The most values in one statement: SQLite takes up to 32,766, MySQL as many as fit in its packet. */
const valuesAtOnce = 8000;

export const countApplications = async (knex: Knex): Promise<number> =>
  Number((await knex('applications').count('* as n').first())?.n ?? 0);

export const lastApplicationId = async (knex: Knex): Promise<number> =>
  Number((await knex('applications').max('id as id').first())?.id ?? 0);

/** Puts the applications first: all other rows refer to them. */
const parentsFirst = (tables: Rows): [string, object[]][] =>
  Object.entries(tables).sort(
    ([one], [other]) => Number(other === 'applications') - Number(one === 'applications'),
  );

/** Inserts all of these rows or none, parent rows first. */
export async function insertAll(knex: Knex, tables: Rows): Promise<void> {
  await knex.transaction(async (trx) => {
    // The parent rows are known to exist; checking each reference would take a third of the time.
    if (engineOf(knex) === 'mysql') await trx.raw('set session foreign_key_checks = 0, unique_checks = 0');
    for (const [table, rows] of parentsFirst(tables)) await insertRows(trx, table, rows);
  });
}

async function insertRows(trx: Knex.Transaction, table: string, rows: object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const atOnce = Math.max(1, Math.floor(valuesAtOnce / Math.max(1, columns.length)));
  for (let from = 0; from < rows.length; from += atOnce) {
    const some = rows.slice(from, from + atOnce) as Record<string, Knex.Value>[];
    const row = `(${columns.map(() => '?').join(', ')})`;
    const names = columns.map((column) => trx.ref(column));
    // A raw statement: knex's own insert inspects each value, which takes longer than storing it.
    await trx.raw(
      `insert into ?? (${names.map(() => '?').join(', ')}) values ${some.map(() => row).join(', ')}`,
      [
        table,
        ...names,
        ...some.flatMap((one) => columns.map((column) => one[column] ?? null)),
      ] as Knex.RawBinding[],
    );
  }
}

/** Marks all but the newest notifications as read by staff, as in a portal that has run for two years. */
export async function markRead(knex: Knex, staffIds: number[], unread: number): Promise<void> {
  const newest = Number((await knex('notifications').max('id as id').first())?.id ?? 0);
  if (newest === 0 || staffIds.length === 0) return;
  const rows = staffIds.map((person_id) => ({
    person_id,
    read_up_to: Math.max(0, newest - unread),
    marked_at: new Date(),
  }));
  await knex('notification_watermarks').insert(rows).onConflict('person_id').merge();
}

/** Updates the database's statistics, so that its query plans fit the new number of rows. */
export async function takeStock(knex: Knex): Promise<void> {
  const isMysql = engineOf(knex) === 'mysql';
  const tables = 'applications, application_words, application_parts, intern_details';
  await knex.raw(isMysql ? `analyze table ${tables}` : 'analyze');
}
