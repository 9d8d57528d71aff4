import type { FullReview } from '@portal/application-ui/reading';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { deskPath } from '../../frame/common/desk-place';
import { refusalSentence } from '../../frame/common/refusal';
import { useStaff } from '../../frame/common/staff-context';
import { useWork } from '../../frame/common/use-work';
import * as t from '../../messages/desk';
import { continued, orderOf, searchOf } from '../work-queue/reading-order';
import { readUnread } from './reading-list';

/**
 * Opens the next application of the list that this person has not opened. With `first` it opens the first unread one of
 * the list; `id` is then any application in it.
 */
export function useNextUnread({
  id,
  type,
  first = false,
}: Pick<FullReview, 'id' | 'type'> & { first?: boolean }) {
  const { api, shell } = useStaff();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { busy, run } = useWork();
  const here = useRef<number | null>(id);
  useEffect(() => {
    here.current = id;
    return () => {
      here.current = null;
    };
  }, [id]);
  const go = () =>
    void run(
      async () => {
        const order = orderOf(params);
        const asking = { api, timeZone: shell.locale.timeZone };
        const next = await readUnread(asking, order, { id, type, first });
        // If the person has opened another application meanwhile, they stay there.
        if (here.current !== id) return;
        if (next === null) shell.notify.info(t.allOpened());
        else navigate(`${deskPath(next.type, next.id)}${searchOf(continued(order, [next.id]))}`);
      },
      (error) => shell.notify.error(refusalSentence(error, t.nextFailed())),
    );
  return { busy, go };
}
