import { useRef, useState } from 'react';
import type { Results } from '../../api/results';

type Seen = Results['seen'][number];

/** Which of the prepared decisions are released: all that the filter finds, but those that were taken out. */
export function useReleasing(seen: readonly Seen[]) {
  const [out, setOut] = useState<ReadonlySet<number>>(new Set());
  const begun = useRef<{ asked: string; key: string } | null>(null);
  const chosen = seen.filter(({ id }) => !out.has(id));
  const turn = (ids: readonly number[], isIn: boolean) => {
    const next = new Set(out);
    for (const id of ids) isIn ? next.delete(id) : next.add(id);
    setOut(next);
  };
  /** Asked again after a failure, it is the same release. */
  function request() {
    const items = chosen.map(({ id, version }) => ({ id, version }));
    const asked = JSON.stringify(items);
    if (begun.current?.asked !== asked) begun.current = { asked, key: crypto.randomUUID() };
    return { key: begun.current.key, items };
  }
  return { chosen, isIn: (id: number) => !out.has(id), turn, request };
}
