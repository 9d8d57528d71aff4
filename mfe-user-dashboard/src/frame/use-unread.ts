import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ApplicantApi, UnreadCounts } from '../api';

export const POLL_MS = 60_000;

export interface Unread extends UnreadCounts {
  /** Counts how often more was unread than at the time before: something has come since. */
  news: number;
  /** Asks now, after something has been read. */
  refresh: () => void;
}

const nothing: UnreadCounts & { news: number } = { total_unread: 0, feedback: 0, requests: 0, news: 0 };

/**
 * How much is unread, asked again every minute while the tab is in view and at once when it comes back. What goes
 * wrong is not told: the numbers stay as they were.
 */
export function useUnread(api: ApplicantApi): Unread {
  const [counts, setCounts] = useState(nothing);
  const newest = useRef(0);
  const known = useRef<number | null>(null);

  const refresh = useCallback(() => {
    newest.current += 1;
    const mine = newest.current;
    api.unreadCounts().then(
      (answer) => {
        // An answer that was overtaken would bring back what has been read since.
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
