/** A small table, completely in memory: of rounds, or of people who come. */
export interface Table {
  /** The name of its sheet. */
  name: string;
  columns: readonly Column[];
  rows: readonly (readonly Cell[])[];
}

export interface Column {
  header: string;
  width: number;
  /** The number format of its cells in Excel. */
  format?: string;
}

/** A day is a date at midnight in UTC. */
export type Cell = string | number | Date | null;

export const dayFormat = 'yyyy-mm-dd';
export const momentFormat = 'yyyy-mm-dd hh:mm';
export const daysFormat = '0.0';
