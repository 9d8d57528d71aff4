import { EmptyState, joinClasses, Skeleton, usePageTitle } from '@portal/ui';
import { openDoor } from '@portal/ui/pictures';
import { Link, useSearchParams } from 'react-router-dom';
import { type AwaitedKind, type AwaitedPage, readAwaited } from '../../api/today';
import { FailedNotice } from '../../frame/common/failed-notice';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import * as t from '../../messages/awaited';
import { Pager } from '../../workspace/application-list/pager';
import { AwaitedTable } from './outstanding-table';
import { awaitedMessages, kindOf, kinds } from './words';

/** Outstanding letters of referees and reopened sections: open, late and answered. */
export default function AwaitedList() {
  const { api, shell } = useStaff();
  const [params, setParams] = useSearchParams();
  const kind = kindOf(params.get('kind'));
  const asked = Number(params.get('page') ?? 1);
  const page = Number.isInteger(asked) && asked > 0 && asked < 1e9 ? asked : 1;
  const [list, reload] = useLoad({
    key: `${kind} ${page}`,
    load: async (signal) => ({ of: kind, ...(await readAwaited(api, kind, page, signal)) }),
    failure: awaitedMessages.failed,
  });
  usePageTitle(awaitedMessages.title, { site: shell.branding.name });
  const shown = list.data?.of === kind ? list.data : null;
  const busy = list.state === 'loading';

  return (
    <>
      <div className="p-list-head">
        <div>
          <h1>{awaitedMessages.title}</h1>
          <p className="p-muted">{awaitedMessages.text}</p>
        </div>
      </div>
      <Kinds at={kind} counts={list.data?.counts} />
      {list.state === 'failed' ? (
        <FailedNotice title={awaitedMessages.failed} message={list.message} retry={reload} />
      ) : null}
      {shown === null && busy ? <Skeleton lines={8} label={t.awaitedLoading()} /> : null}
      {shown ? (
        <div className={joinClasses(busy && 'p-busy')}>
          {shown.awaited.length === 0 ? (
            <EmptyState drawing={openDoor} title={kinds[kind].empty} text={kinds[kind].emptyText} />
          ) : (
            <AwaitedTable kind={kind} rows={shown.awaited} order={shown.order} />
          )}
          <Pager
            pagination={shown.pagination}
            shown={shown.awaited.length}
            filtered={false}
            go={(to) => setParams(addressOf(kind, to))}
          />
        </div>
      ) : null}
      <p className="visually-hidden" role="status">
        {list.state === 'ready' && shown
          ? t.countIn({ count: shown.pagination.total, label: kinds[kind].label })
          : ''}
      </p>
    </>
  );
}

const addressOf = (kind: AwaitedKind, page = 1) => ({
  kind,
  ...(page > 1 && { page: String(page) }),
});

function Kinds({ at, counts }: { at: AwaitedKind; counts: AwaitedPage['counts'] | undefined }) {
  return (
    <nav className="nav nav-tabs" aria-label={t.whatAwaited()}>
      {(Object.keys(kinds) as AwaitedKind[]).map((kind) => (
        <Link
          key={kind}
          className={joinClasses('nav-link', kind === at && 'active')}
          to={`?kind=${kind}`}
          aria-current={kind === at ? 'page' : undefined}
        >
          {kinds[kind].label}
          {counts ? ` (${counts[kind]})` : ''}
        </Link>
      ))}
    </nav>
  );
}
