/** A small table, held as a whole: of rounds, or of who comes. */
export interface Table {
  /** The name of its sheet. */
  name: string;
  columns: readonly Column[];
  rows: readonly (readonly Cell[])[];
}

export interface Column {
  header: string;
  width: number;
  /** How Excel shows its cells. */
  format?: string;
}

/** A day is a date without an hour, in universal time. */
export type Cell = string | number | Date | null;

export const dayFormat = 'yyyy-mm-dd';
export const momentFormat = 'yyyy-mm-dd hh:mm';
export const daysFormat = '0.0';
