import { createContext, useContext } from 'react';
import type { Counts } from '../api/notifications';

export interface News {
  counts: Counts;
  /** Grows whenever something was read or decided here, so that whoever shows news asks again. */
  changes: number;
  /** To be called after something was read or decided. */
  changed: () => void;
}

export const NewsContext = createContext<News>({
  counts: { unread_notifications: 0, pending_requests: 0 },
  changes: 0,
  changed: () => undefined,
});

/** What is new for this member of staff. */
export const useNews = (): News => useContext(NewsContext);
