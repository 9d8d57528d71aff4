/** The character between two cells. */
export type Separator = ',' | ';';

/**
 * A line in the form of RFC 4180, with its line end. Depending on country or settings, programs split lines at commas,
 * semicolons, bars or tabs: a cell that contains any of them is quoted, so that it is not split.
 */
export const csvLine = (cells: readonly string[], separator: Separator = ','): string =>
  `${cells.map(quoted).join(separator)}\r\n`;

const quoted = (cell: string): string =>
  /[",;|\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
