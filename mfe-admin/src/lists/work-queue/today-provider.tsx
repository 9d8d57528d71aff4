import { type ReactNode, useCallback } from 'react';
import { CountedContext, UsedContext } from '../../frame/counted-context';
import { useNews } from '../../frame/news-context';
import type { StaffView } from '../../frame/views';
import { countedIn, TodayContext } from '../../workspace/work-queue/today-context';
import { useToday } from './use-today';

/** Loads the open work once for all pages, and provides the numbers for the navigation. */
export function TodayProvider({ children }: { children: ReactNode }) {
  const today = useToday(useNews().changes);
  const { data } = today;
  const counted = useCallback((counts: StaffView['counts']) => countedIn(data, counts), [data]);
  const used = useCallback((once: StaffView['once']) => !once || Boolean(data?.in_use?.[once]), [data]);
  return (
    <TodayContext value={today}>
      <UsedContext value={used}>
        <CountedContext value={counted}>{children}</CountedContext>
      </UsedContext>
    </TodayContext>
  );
}
