import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import { EmptyState, Skeleton, usePageTitle } from '@portal/ui';
import { openDoor } from '@portal/ui/pictures';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ApplicationPage, listApplications } from '../../api/applications';
import { countSentence, listTitle } from '../../frame/common/application-words';
import { FailedNotice } from '../../frame/common/failed-notice';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import * as t from '../../messages/applications';
import { FilterBar } from '../../workspace/application-list/filter-bar';
import { queryOf, sameList, withChange } from '../../workspace/application-list/list-query';
import { Pager } from '../../workspace/application-list/pager';
import { firstToGoOut } from '../../workspace/decision-text/delayed-words';
import { useRefresh } from '../../workspace/delayed-decisions/use-refresh';
import { ApplicationTable } from './application-table';
import { type RowDialog, RowDialogs } from './row-dialogs';
import { useHighlight } from './use-highlight';

/**
 * A programme's applications: searched, filtered, sorted and paged by the server; the parameters are in the address.
 */
export function ApplicationsPage({ type }: { type: ApplicationType }) {
  const { api, shell } = useStaff();
  const [params, setParams] = useSearchParams();
  const query = queryOf(params);
  const key = `${type}?${new URLSearchParams({ ...query, page: String(query.page) })}`;
  const [list, reload] = useLoad({
    key,
    load: (signal) => listApplications(api, type, query, signal),
    failure: t.listFailedToast(),
  });
  const [dialog, setDialog] = useState<RowDialog | null>(null);
  const [heading, decided] = useFocusKept(list.data);
  const highlight = useHighlight(type, list.state === 'ready' ? list.data : null);
  usePageTitle(listTitle(type), { site: shell.branding.name });

  const page = list.data;
  useRefresh(firstToGoOut(page?.applications), reload);
  function changed() {
    decided();
    reload();
  }
  const filtered = query.search !== '' || query.status !== '';
  return (
    <>
      <div className="p-list-head">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {listTitle(type)}
          </h1>
          <p className="p-muted" role="status">
            {page && list.state === 'ready' ? countSentence(page.pagination, filtered) : null}
            {list.state === 'loading' ? t.listLoading() : null}
          </p>
        </div>
        <FilterBar
          key={type}
          query={query}
          change={(change) => setParams(withChange(params, change), { replace: true })}
        />
      </div>
      {list.state === 'failed' ? (
        <FailedNotice title={t.listFailed()} message={list.message} retry={reload} />
      ) : null}
      {page === null ? (
        list.state === 'loading' ? (
          <Skeleton lines={9} label={t.applicationsLoading()} />
        ) : null
      ) : page.applications.length === 0 && list.state === 'ready' ? (
        <EmptyState drawing={openDoor} {...whyEmpty(page.pagination.total, filtered)} />
      ) : (
        <ApplicationTable
          type={type}
          page={page}
          of={list.state === 'ready' ? key : null}
          busy={list.state === 'loading'}
          sort={query.sort}
          changeSort={(sort) => setParams(withChange(params, { sort }))}
          highlight={highlight}
          open={setDialog}
          changed={changed}
        />
      )}
      {page ? (
        <Pager
          pagination={page.pagination}
          shown={page.applications.length}
          filtered={filtered}
          go={(to) => setParams(withChange(params, { page: to }))}
        />
      ) : null}
      <RowDialogs dialog={dialog} order={sameList(params)} close={() => setDialog(null)} changed={changed} />
    </>
  );
}

/** A decision can remove the focused row from the list; then the heading takes the focus. */
function useFocusKept(page: ApplicationPage | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const changed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list is the reason to look for the focus
  useEffect(() => {
    if (changed.current && document.activeElement === document.body) heading.current?.focus();
    changed.current = false;
  }, [page]);
  const decided = () => {
    changed.current = true;
  };
  return [heading, decided] as const;
}

function whyEmpty(total: number, filtered: boolean) {
  if (total > 0) return { title: t.nothingOnPage(), text: t.fewerPages() };
  if (filtered) return { title: t.noneMatch(), text: t.noneMatchText() };
  return {
    title: t.noneYet(),
    text: t.noneYetText(),
  };
}
