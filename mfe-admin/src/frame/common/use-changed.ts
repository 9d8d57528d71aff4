import { useEffect, useState } from 'react';

/** How long a row stays marked, in ms. */
export const HIGHLIGHT_MS = 5000;

const none: ReadonlySet<number> = new Set();

/**
 * Returns, for five seconds, the ids of rows that have changed since the list was read before: for example,
 * applications that somebody has just decided. `of` identifies the list with its filters and page; null while it loads.
 */
export function useChanged<Row extends { id: number }>(
  rows: readonly Row[],
  of: string | null,
  stateOf: (row: Row) => string,
): ReadonlySet<number> {
  const [known, setKnown] = useState({ of, rows, changed: none });
  if (of !== null && (known.of !== of || known.rows !== rows)) {
    const changed = known.of === of ? changedIn(known.rows, rows, stateOf) : [];
    const before = known.of === of ? known.changed : none;
    setKnown({ of, rows, changed: changed.length > 0 ? new Set([...before, ...changed]) : before });
  }

  const { changed } = known;
  useEffect(() => {
    if (changed.size === 0) return;
    const timer = setTimeout(() => setKnown((now) => ({ ...now, changed: none })), HIGHLIGHT_MS);
    return () => clearTimeout(timer);
  }, [changed]);
  return changed;
}

function changedIn<Row extends { id: number }>(
  before: readonly Row[],
  now: readonly Row[],
  stateOf: (row: Row) => string,
): number[] {
  const stood = new Map(before.map((row) => [row.id, stateOf(row)]));
  return now.flatMap((row) => (stood.has(row.id) && stood.get(row.id) !== stateOf(row) ? [row.id] : []));
}
