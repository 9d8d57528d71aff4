/** What stands between two cells. */
export type Separator = ',' | ';';

/**
 * A line of RFC 4180, with its end. Depending on country or settings, programs split lines at semicolons, bars or tabs: a cell with a separator
 * of any of them is quoted, so that no part of it becomes a cell of its own.
 */
export const csvLine = (cells: readonly string[], separator: Separator = ','): string =>
  `${cells.map(quoted).join(separator)}\r\n`;

const quoted = (cell: string): string =>
  /[",;|\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
