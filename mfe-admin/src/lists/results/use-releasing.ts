import { useRef, useState } from 'react';
import type { Results } from '../../api/results';

type Seen = Results['seen'][number];

/** Keeps which prepared decisions are released: all that match the filter, except those that were deselected. */
export function useReleasing(seen: readonly Seen[]) {
  const [out, setOut] = useState<ReadonlySet<number>>(new Set());
  const begun = useRef<{ asked: string; key: string } | null>(null);
  const chosen = seen.filter(({ id }) => !out.has(id));
  const turn = (ids: readonly number[], isIn: boolean) => {
    const next = new Set(out);
    for (const id of ids) isIn ? next.delete(id) : next.add(id);
    setOut(next);
  };
  /** Returns the request; a retry after a failure is the same release. */
  function request() {
    const items = chosen.map(({ id, version }) => ({ id, version }));
    const asked = JSON.stringify(items);
    if (begun.current?.asked !== asked) begun.current = { asked, key: crypto.randomUUID() };
    return { key: begun.current.key, items };
  }
  return { chosen, isIn: (id: number) => !out.has(id), turn, request };
}
