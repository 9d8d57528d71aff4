import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ApplicantApi, UnreadCounts } from '../api';

export const POLL_MS = 60_000;

export interface Unread extends UnreadCounts {
  /** Counts how often the number of unread items has grown since the previous answer. */
  news: number;
  /** Loads the numbers now, after something has been read. */
  refresh: () => void;
}

const noCounts: UnreadCounts & { news: number } = { total_unread: 0, feedback: 0, requests: 0, news: 0 };

/**
 * The numbers of unread items, loaded every minute while the tab is in view and at once when it returns. Failures are
 * silent: the numbers stay as they were.
 */
export function useUnread(api: ApplicantApi): Unread {
  const [counts, setCounts] = useState(noCounts);
  const newest = useRef(0);
  const known = useRef<number | null>(null);

  const refresh = useCallback(() => {
    newest.current += 1;
    const mine = newest.current;
    api.unreadCounts().then(
      (answer) => {
        // An outdated answer would restore numbers of items read since.
        if (mine !== newest.current) return;
        const isNews = known.current !== null && answer.total_unread > known.current;
        known.current = answer.total_unread;
        setCounts(({ news }) => ({ ...answer, news: isNews ? news + 1 : news }));
      },
      () => {},
    );
  }, [api]);

  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    function follow() {
      clearInterval(timer);
      if (document.visibilityState === 'hidden') return;
      refresh();
      timer = setInterval(refresh, POLL_MS);
    }
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearInterval(timer);
      newest.current += 1;
      document.removeEventListener('visibilitychange', follow);
    };
  }, [refresh]);

  return useMemo(() => ({ ...counts, refresh }), [counts, refresh]);
}
