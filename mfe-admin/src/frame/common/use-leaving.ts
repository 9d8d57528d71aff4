import { useEffect, useState } from 'react';

/** As long as `.p-leaving` takes in the stylesheet of staff. */
const LEAVING_MS = 200;

const motionIsWanted = () =>
  globalThis.matchMedia?.('(prefers-reduced-motion: no-preference)').matches ?? false;

export interface LeavingRow<Row> {
  row: Row;
  leaving: boolean;
}

/**
 * The rows of a list, and for a moment those that a decision took from it, so that it is seen which one went. Who draws
 * one that leaves makes it `inert`: it can neither be pressed nor read.
 * `of` names the list with its filters and its page, null while it loads: another list begins without a farewell.
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

/** Earlier rows that are gone keep their places. */
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
