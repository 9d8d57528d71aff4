import type { ApplicationRow, Neighbours } from '../../api/applications';

/** The open application in a list that has it not among its shown rows. */
export interface OpenInList {
  id: number;
  /** What the server knows of its place; null while it is asked. */
  beside: Neighbours | null;
  /** The row and its place while the list still had it. */
  before: { row: ApplicationRow; at: number } | null;
}

/** The rows of a list with what is open among them: at its place in the shown rows, or else with those around it. */
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

/** Where something stands between these neighbours; null where the shown rows have neither. */
function placeBetween(rows: readonly ApplicationRow[], previous?: number, next?: number): number | null {
  const after = rows.findIndex(({ id }) => id === previous);
  if (after !== -1) return after + 1;
  const before = rows.findIndex(({ id }) => id === next);
  if (before !== -1) return before;
  return previous === undefined && next === undefined && rows.length === 0 ? 0 : null;
}
