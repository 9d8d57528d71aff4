import type { Knex } from 'knex';

/**
 * Adds a column for an instant, to the millisecond. Its name ends in `_at`; it takes and returns a Date on both
 * engines. Migrations that ran depend on this function: its result must not change.
 */
export function instant(table: Knex.CreateTableBuilder, name: string): Knex.ColumnBuilder {
  return table.datetime(name, { precision: 3 });
}

/** Turns every `*_at` of a result into a Date; SQLite returns numbers for instants. */
export function withDates(result: unknown): unknown {
  if (Array.isArray(result)) return rowsWithDates(result);
  return isRow(result) ? rowWithDates(result, instantNames(result)) : result;
}

function rowsWithDates(rows: unknown[]): unknown[] {
  const first = rows[0];
  if (!isRow(first)) return rows;
  const names = instantNames(first);
  if (names.length > 0) for (const row of rows) if (isRow(row)) rowWithDates(row, names);
  return rows;
}

function rowWithDates(row: Record<string, unknown>, names: string[]): Record<string, unknown> {
  for (const name of names) {
    const value = row[name];
    if (typeof value === 'number') row[name] = new Date(value);
  }
  return row;
}

function instantNames(row: Record<string, unknown>): string[] {
  return Object.keys(row).filter((name) => name.endsWith('_at'));
}

function isRow(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
}
