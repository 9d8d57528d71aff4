import { createContext, useContext } from 'react';
import type { Today } from '../../api/today';
import type { Loaded } from '../../frame/common/use-load';
import type { StaffView } from '../../frame/views';

export interface TodayState extends Loaded<Today> {
  reload: () => void;
}

export const TodayContext = createContext<TodayState>({
  state: 'loading',
  data: null,
  message: '',
  reload: () => undefined,
});

export const useTodayState = (): TodayState => useContext(TodayContext);

/** Returns the number of open items: of all kinds, or of those of one page. */
export function countedIn(data: Today | null, counts: StaffView['counts']): number {
  if (!data || !counts) return 0;
  const { submitted, answered, letters, requests, mails } = data.totals;
  // An older service does not return it.
  if (typeof counts === 'object') return data.unread?.find(({ type }) => type === counts.unread)?.count ?? 0;
  if (counts === 'mails') return mails ?? 0;
  if (counts === 'awaited') return answered + letters;
  return submitted + answered + letters + (requests ?? 0);
}
