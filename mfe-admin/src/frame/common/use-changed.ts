import { useEffect, useState } from 'react';

/** As long as the row is marked to which a notification leads. */
export const HIGHLIGHT_MS = 5000;

const none: ReadonlySet<number> = new Set();

/**
 * The ids of rows that stand otherwise than when the list was read before, for five seconds: those that somebody has just
 * decided, here or elsewhere. `of` names the list with its filters and its page, null while it loads.
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
