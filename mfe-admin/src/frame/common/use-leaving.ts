import { useEffect, useState } from 'react';

/** Duration of `.p-leaving` in the staff stylesheet, in ms. */
const LEAVING_MS = 200;

const motionIsWanted = () =>
  globalThis.matchMedia?.('(prefers-reduced-motion: no-preference)').matches ?? false;

export interface LeavingRow<Row> {
  row: Row;
  leaving: boolean;
}

/**
 * Returns the rows of a list and, for a moment, rows that a decision has removed, so that people see which one went.
 * Draw a leaving row as `inert`, so that nobody can press or read it. `of` identifies the list with its filters and
 * page, null while it loads: a change to another list shows no leaving rows.
 */
export function useLeaving<Row>(
  rows: readonly Row[],
  of: string | null,
  keyOf: (row: Row) => string | number,
): LeavingRow<Row>[] {
  const [shown, setShown] = useState<{ of: string | null; rows: readonly Row[]; before: readonly Row[] }>({
    of,
    rows,
    before: [],
  });
  if (of !== null && (shown.of !== of || shown.rows !== rows))
    setShown({ of, rows, before: shown.of === of && motionIsWanted() ? shown.rows : [] });

  const { before } = shown;
  useEffect(() => {
    if (before.length === 0) return;
    const timer = setTimeout(() => setShown((now) => ({ ...now, before: [] })), LEAVING_MS);
    return () => clearTimeout(timer);
  }, [before]);
  return withLeaving(rows, before, keyOf);
}

/** Inserts rows that have gone at their former positions. */
function withLeaving<Row>(
  rows: readonly Row[],
  before: readonly Row[],
  keyOf: (row: Row) => string | number,
) {
  const keys = new Set(rows.map(keyOf));
  const all = rows.map((row) => ({ row, leaving: false }));
  before.forEach((row, place) => {
    if (!keys.has(keyOf(row))) all.splice(place, 0, { row, leaving: true });
  });
  return all;
}
