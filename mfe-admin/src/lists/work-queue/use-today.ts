import { useMemo } from 'react';
import { readToday } from '../../api/today';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import { usePolled } from '../../frame/common/use-polled';
import type { TodayState } from '../../workspace/work-queue/today-context';

const EVERY_MS = 60_000;

/** Loads the open work every minute and after each change on this page. */
export function useToday(changes: number): TodayState {
  const { api, can, shell, userId } = useStaff();
  const [loaded, reload] = useLoad({
    key: can('readApplications') ? `${userId} ${changes}` : null,
    load: (signal) => readToday(api, shell.locale.timeZone, signal),
  });
  usePolled(reload, EVERY_MS, { atOnce: false });
  return useMemo(() => ({ ...loaded, reload }), [loaded, reload]);
}
