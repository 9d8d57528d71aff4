import type { Deferred } from './deferred';

/**
 * How the rows of a person are erased from a table. `with` names the table with whose rows the database deletes them,
 * and `by` the column that points to it. `application` and `person` name the columns by which the erasing itself
 * deletes rows. `outbox` rows are erased as the outbox's works declare. `blanked` rows stay, without names and texts.
 */
export type ErasedRows =
  | { with: string; by: string; person?: string }
  | { application: string; person?: string }
  | { person: string }
  | 'outbox'
  | 'blanked';

/** Where a person finds the rows in the download of their data (a path in `data.json`), or why they are withheld. */
export type ExportedRows = { at: string } | { withheld: string };

/** A column with paths of files that are erased with the rows. `by` leads to the application, directly or not. */
export interface StoredFiles {
  column: string;
  by: string;
  through?: { table: string; by: string };
}

interface AnyTable {
  name: string;
  /** In whose name the rows keep working, for things that somebody set up. */
  actsFor?: Deferred;
}

/** A table with data about people who apply. */
export interface TableOfPersons extends AnyTable {
  erased: ErasedRows;
  exported: ExportedRows;
  files?: StoredFiles;
}

/** A table without data about people who apply, and the reason for that. */
export interface OtherTable extends AnyTable {
  none: string;
}

export type Table = TableOfPersons | OtherTable;

/**
 * Declares a database table. The compiler reports a table that does not say how its rows are erased or exported; a test
 * reports a table that no module declares.
 */
export const defineTable = (table: Table): Table => table;

/** For most tables: the rows are deleted with those of the application. */
export const withApplication = { with: 'applications', by: 'application_id' } as const;

export const holdsPersons = (table: Table): table is TableOfPersons => 'erased' in table;

export type TableWithFiles = TableOfPersons & { files: StoredFiles };

export const storesFiles = (table: TableOfPersons): table is TableWithFiles => table.files !== undefined;
