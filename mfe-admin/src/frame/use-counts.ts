import { useCallback, useEffect, useMemo, useState } from 'react';
import { unreadCounts } from '../api/notifications';
import { useStaff } from './common/staff-context';
import { usePolled } from './common/use-polled';
import type { News } from './news-context';

const EVERY_MS = 60_000;

/** The numbers of news, loaded every minute and after each change made here. Failures are silent. */
export function useCounts(): News {
  const { api, can } = useStaff();
  const reads = can('readApplications');
  const [counts, setCounts] = useState({ unread_notifications: 0, pending_requests: 0 });
  const [changes, setChanges] = useState(0);
  const ask = useCallback(() => {
    if (reads) unreadCounts(api).then(setCounts, () => undefined);
  }, [api, reads]);

  usePolled(ask, EVERY_MS);
  useEffect(() => {
    if (changes > 0) ask();
  }, [changes, ask]);

  const changed = useCallback(() => setChanges((count) => count + 1), []);
  return useMemo(() => ({ counts, changes, changed }), [counts, changes, changed]);
}
