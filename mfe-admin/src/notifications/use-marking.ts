import { useState } from 'react';
import { markAllRead, markRead } from '../api/notifications';
import { useStaff } from '../frame/common/staff-context';
import { useNews } from '../frame/news-context';
import * as t from '../messages/notifications';
import type { Group } from './groups';

export interface Marking {
  busy: boolean;
  group: (group: Group) => void;
  all: () => void;
}

/**
 * Marks one person's notifications as read (one call for each), or all of them. `silent` shows no toasts, for the bell.
 */
export function useMarking({ silent }: { silent: boolean }): Marking {
  const { api, shell } = useStaff();
  const news = useNews();
  const [busy, setBusy] = useState(false);

  async function marking(work: () => Promise<unknown>, done: string) {
    setBusy(true);
    try {
      await work();
      if (!silent) shell.notify.success(done);
    } catch {
      if (!silent) shell.notify.error(t.markingFailed());
    } finally {
      setBusy(false);
      // Some notifications may have been marked before the failed call.
      news.changed();
    }
  }

  return {
    busy,
    group: ({ unread }) =>
      void marking(
        () => Promise.all(unread.map((one) => markRead(api, one.id))),
        t.markedRead({ count: unread.length }),
      ),
    all: () => void marking(() => markAllRead(api), t.allMarkedRead()),
  };
}
