import { useEffect, useRef } from 'react';
import type { Feedback } from '../api';
import { useDashboard } from '../common/context';

export const READ_AFTER_MS = 1000;

/**
 * Marks unread feedback as read a second after it is in view. Returns a function that says whether an item was new when
 * the view opened, so that the person still recognises it. Items that could not be marked are tried again when the view
 * opens next.
 */
export function useMarkRead(list: Feedback[] | null, put: (list: Feedback[]) => void) {
  const { api, unread } = useDashboard();
  const wereNew = useRef(new Set<number>());
  const tried = useRef(new Set<number>());
  const latest = useRef({ list, put, refresh: unread.refresh });
  latest.current = { list, put, refresh: unread.refresh };
  const waiting = (list ?? []).filter((one) => !one.is_read && !tried.current.has(one.id));
  for (const { id } of waiting) wereNew.current.add(id);
  const ids = waiting.map(({ id }) => id).join(' ');

  useEffect(() => {
    if (ids === '') return;
    async function mark() {
      const asked = ids.split(' ').map(Number);
      for (const id of asked) tried.current.add(id);
      const answers = await Promise.allSettled(asked.map(api.markRead));
      const read = asked.filter((_, index) => answers[index]?.status === 'fulfilled');
      const now = latest.current;
      if (now.list) now.put(now.list.map((one) => (read.includes(one.id) ? { ...one, is_read: true } : one)));
      now.refresh();
    }
    const timer = setTimeout(() => void mark(), READ_AFTER_MS);
    return () => clearTimeout(timer);
  }, [api, ids]);

  return (id: number) => wereNew.current.has(id);
}
