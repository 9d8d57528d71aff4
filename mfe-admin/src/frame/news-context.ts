import { createContext, useContext } from 'react';
import type { Counts } from '../api/notifications';

export interface News {
  counts: Counts;
  /** Counts acts of reading and deciding on this page, so that views with news load again. */
  changes: number;
  /** Call it after something was read or decided on this page. */
  changed: () => void;
}

export const NewsContext = createContext<News>({
  counts: { unread_notifications: 0, pending_requests: 0 },
  changes: 0,
  changed: () => undefined,
});

/** Returns the news of the signed-in member of staff. */
export const useNews = (): News => useContext(NewsContext);
