import type { ApplicationRow, Neighbours } from '../../api/applications';

/** The open application, while the shown rows of the list do not contain it. */
export interface OpenInList {
  id: number;
  /** The server's answer about its position; null while it is loading. */
  beside: Neighbours | null;
  /** The row and its position while the list still contained it. */
  before: { row: ApplicationRow; at: number } | null;
}

/** Returns the rows with the open application at its position, or else only the rows around it (`apart`). */
export function withOpen(
  rows: readonly ApplicationRow[],
  open: OpenInList,
): { rows: readonly ApplicationRow[]; apart: boolean } {
  const around = open.beside?.applications ?? [];
  const at = around.findIndex(({ id }) => id === open.id);
  const row = around[at];
  if (!row) return { rows: withBefore(rows, open), apart: false };
  const place = placeBetween(rows, around[at - 1]?.id, around[at + 1]?.id);
  if (place === null) return { rows: around, apart: true };
  return { rows: rows.toSpliced(place, 0, row), apart: false };
}

const withBefore = (rows: readonly ApplicationRow[], { before }: OpenInList) =>
  before ? rows.toSpliced(before.at, 0, before.row) : rows;

/** Returns the position between these neighbours; null if the shown rows contain neither. */
function placeBetween(rows: readonly ApplicationRow[], previous?: number, next?: number): number | null {
  const after = rows.findIndex(({ id }) => id === previous);
  if (after !== -1) return after + 1;
  const before = rows.findIndex(({ id }) => id === next);
  if (before !== -1) return before;
  return previous === undefined && next === undefined && rows.length === 0 ? 0 : null;
}
