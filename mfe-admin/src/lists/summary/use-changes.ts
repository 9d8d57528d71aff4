import { deviceStore } from '@portal/remote-sdk';
import { useEffect, useMemo, useState } from 'react';
import type { Stats } from '../../api/applications';

type Kept = Pick<Stats, 'approved' | 'rejected'>;
export type Changes = Record<keyof Kept, number | null>;

const NONE: Changes = { approved: null, rejected: null };

/** Returns the change of each number in percent since this browser last showed it. */
export function useChanges(stats: Stats | null): Changes {
  const kept = useMemo(() => deviceStore<Kept>('staff:previous-stats', { of: 'device' }), []);
  const [changes, setChanges] = useState(NONE);

  useEffect(() => {
    if (stats === null) return;
    const before = kept.read();
    setChanges({
      approved: percentChange(before?.approved, stats.approved),
      rejected: percentChange(before?.rejected, stats.rejected),
    });
    kept.write({ approved: stats.approved, rejected: stats.rejected });
  }, [stats, kept]);

  return changes;
}

/** Returns the change in whole percent; null without an earlier number. */
export function percentChange(before: number | undefined, now: number): number | null {
  if (!before) return null;
  return Math.round(((now - before) / before) * 100);
}
