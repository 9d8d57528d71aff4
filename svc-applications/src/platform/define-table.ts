import type { Deferred } from './deferred';

/**
 * How the rows of a person leave a table. `with` is the table with whose rows the database deletes them, `by` the column
 * that leads to it; `application` and `person` name the columns by which erasing itself deletes them; `outbox` rows go
 * as the works of the outbox declare; `blanked` rows stay without names and texts.
 */
export type ErasedRows =
  | { with: string; by: string; person?: string }
  | { application: string; person?: string }
  | { person: string }
  | 'outbox'
  | 'blanked';

/** Where the person finds the rows in the download of their own data, as a path in `data.json`, or why not there. */
export type ExportedRows = { at: string } | { withheld: string };

/** A column with the paths of stored files, which go with the rows. `by` leads to the application, through a table or not. */
export interface StoredFiles {
  column: string;
  by: string;
  through?: { table: string; by: string };
}

interface AnyTable {
  name: string;
  /** For what somebody has set up, and what works on after that: in whose name. */
  actsFor?: Deferred;
}

/** A table that holds something of persons who apply. */
export interface TableOfPersons extends AnyTable {
  erased: ErasedRows;
  exported: ExportedRows;
  files?: StoredFiles;
}

/** A table that holds nothing of them, and why. */
export interface OtherTable extends AnyTable {
  none: string;
}

export type Table = TableOfPersons | OtherTable;

/**
 * Declares a table of the database. Forgetting how its rows are erased, or to whom they are given, is reported by the
 * compiler; a table that no module declares, by a test.
 */
export const defineTable = (table: Table): Table => table;

/** Of most tables: the rows go with those of the application. */
export const withApplication = { with: 'applications', by: 'application_id' } as const;

export const holdsPersons = (table: Table): table is TableOfPersons => 'erased' in table;

export type TableWithFiles = TableOfPersons & { files: StoredFiles };

export const storesFiles = (table: TableOfPersons): table is TableWithFiles => table.files !== undefined;
