import type { FullReview } from '@portal/application-ui/reading';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { readFirstUnread, readNextUnread } from '../api/applications';
import { queryOf, sameList } from '../application-list/list-query';
import { deskPath } from '../common/desk-place';
import { refusalSentence } from '../common/refusal';
import { useStaff } from '../common/staff-context';
import { useWork } from '../common/use-work';
import * as t from '../messages/desk';

/**
 * Opens the next application of the list that this person has not opened; with `first` the first one of the list, of
 * which `id` is any.
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
        const find = first ? readFirstUnread : readNextUnread;
        const next = await find(api, id, queryOf(params));
        // Whoever has gone on by themselves stays there.
        if (here.current !== id) return;
        if (next === null) shell.notify.info(t.allOpened());
        else navigate(`${deskPath(type, next)}${sameList(params)}`);
      },
      (error) => shell.notify.error(refusalSentence(error, t.nextFailed())),
    );
  return { busy, go };
}
