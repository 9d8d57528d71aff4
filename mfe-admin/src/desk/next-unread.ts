import type { FullReview } from '@portal/application-ui/reading';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { readNextUnread } from '../api/applications';
import { queryOf, sameList } from '../applications/list-query';
import { refusalSentence } from '../common/refusal';
import { useStaff } from '../common/staff-context';
import { useWork } from '../common/use-work';
import { deskPath } from '../dashboard/place';

const FAILED = 'The next application could not be found. Please try again.';
const NONE = 'You have opened every application that waits in this list.';

/** Opens the next application of the list that this person has not opened. */
export function useNextUnread({ id, type }: Pick<FullReview, 'id' | 'type'>) {
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
        const next = await readNextUnread(api, id, queryOf(params));
        // Whoever has gone on by themselves stays there.
        if (here.current !== id) return;
        if (next === null) shell.notify.info(NONE);
        else navigate(`${deskPath(type, next)}${sameList(params)}`);
      },
      (error) => shell.notify.error(refusalSentence(error, FAILED)),
    );
  return { busy, go };
}
