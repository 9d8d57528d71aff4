import { EmptyState } from '@portal/ui';
import type { ApplicationRow } from '../../api/applications';
import * as t from '../../messages/dashboard';
import { GoOn } from '../review-workspace/go-on';
import { useKeys } from '../review-workspace/keys';
import { useNextUnread } from './next-unread';

/** The middle of the desk while no application is open; a key opens the first unread one. */
export function NoneChosen({ first }: { first: ApplicationRow | undefined }) {
  return (
    <>
      <EmptyState title={t.noneChosen()} text={t.noneChosenText()} />
      <GoOn />
      {first ? <UnreadKey row={first} /> : null}
    </>
  );
}

function UnreadKey({ row: { id, type } }: { row: ApplicationRow }) {
  const { go } = useNextUnread({ id, type, first: true });
  useKeys({ unread: go });
  return null;
}
