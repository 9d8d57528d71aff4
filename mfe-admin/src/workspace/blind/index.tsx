import { EmptyState, joinClasses, Skeleton, StatusChip, usePageTitle } from '@portal/ui';
import { desk } from '@portal/ui/pictures';
import { Link, useSearchParams } from 'react-router-dom';
import { readBlindProgrammes, readToRead, type ToRead } from '../../api/blind';
import { FailedNotice } from '../../frame/common/failed-notice';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import * as applicationsWords from '../../messages/applications';
import * as t from '../../messages/blind';
import { Pager } from '../application-list/pager';
import { blindPath, blindWords, hiddenProgrammes, sheetWords } from './words';

/** The applications with hidden names, by reference; those assigned to the reviewer come first. */
export default function BlindList() {
  const { api, shell } = useStaff();
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get('page') ?? 1);
  const page = Number.isInteger(asked) && asked > 0 && asked < 1e9 ? asked : 1;
  const mine = params.get('all') === null;
  const [{ state, data, message }, reload] = useLoad({
    key: `${page} ${mine}`,
    load: async (signal) => ({
      hidden: hiddenProgrammes(await readBlindProgrammes(api, signal)),
      list: await readToRead(api, { page, whose: mine ? 'mine' : 'all' }, signal),
    }),
  });
  usePageTitle(blindWords.title, { site: shell.branding.name });
  const list = data?.list;
  return (
    <>
      <div className="p-list-head">
        <div>
          <h1>{blindWords.title}</h1>
          <p className="p-muted">{blindWords.text}</p>
        </div>
      </div>
      {state === 'failed' ? (
        <FailedNotice title={blindWords.failed} message={message} retry={reload} />
      ) : null}
      {!list && state === 'loading' ? <Skeleton lines={8} label={t.toReadLoading()} /> : null}
      {list && data.hidden === '' ? <EmptyState title={blindWords.none} text={blindWords.noneText} /> : null}
      {list && data.hidden !== '' ? (
        <div className={joinClasses(state === 'loading' && 'p-busy')}>
          <Whose mine={mine} count={list.mine} />
          {list.applications.length === 0 ? (
            <Nothing mine={mine} />
          ) : (
            <ToReadTable rows={list.applications} hidden={data.hidden} />
          )}
          <Pager
            pagination={list.pagination}
            shown={list.applications.length}
            filtered={false}
            go={(to) => setParams({ ...(!mine && { all: '1' }), ...(to > 1 && { page: String(to) }) })}
          />
        </div>
      ) : null}
      <p className="visually-hidden" role="status">
        {state === 'ready' && list ? t.countToRead({ count: list.pagination.total }) : ''}
      </p>
    </>
  );
}

const Nothing = ({ mine }: { mine: boolean }) =>
  mine ? (
    <EmptyState drawing={desk} title={t.nobodyAsked()} text={t.nobodyAskedText()} />
  ) : (
    <EmptyState drawing={desk} title={blindWords.empty} text={blindWords.emptyText} />
  );

function Whose({ mine, count }: { mine: boolean; count: number }) {
  return (
    <nav className="nav nav-tabs mb-3" aria-label={t.whose()}>
      <Link
        className={joinClasses('nav-link', mine && 'active')}
        to="?"
        aria-current={mine ? 'page' : undefined}
      >
        {t.forMe({ count })}
      </Link>
      <Link
        className={joinClasses('nav-link', !mine && 'active')}
        to="?all=1"
        aria-current={mine ? undefined : 'page'}
      >
        {t.allOfThem()}
      </Link>
    </nav>
  );
}

function ToReadTable({ rows, hidden }: { rows: readonly ToRead[]; hidden: string }) {
  return (
    <div className="p-table-box">
      <table className="table p-table-roomy" aria-label={t.applicationsWithout({ programmes: hidden })}>
        <thead>
          <tr>
            <th scope="col">{t.application()}</th>
            <th scope="col">{applicationsWords.status()}</th>
            <th scope="col">{t.mySheetColumn()}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, reference, status, sheet }) => (
            <tr key={id}>
              <th scope="row" data-label={t.application()}>
                <Link to={blindPath(id)}>{reference}</Link>
              </th>
              <td data-label={applicationsWords.status()}>
                <StatusChip status={status} />
              </td>
              <td data-label={t.mySheetColumn()}>{sheetWords[sheet]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
