import { bulkMost, limits } from '@portal/contract-svc-applications-v1';
import { Button, EmptyState, Notice, Skeleton, usePageTitle } from '@portal/ui';
import { TextField } from '@portal/ui/forms';
import { rich } from '@portal/ui/language';
import { openDoor } from '@portal/ui/pictures';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type OverviewPage, readFilters, readOverview } from '../../api/overview';
import { countSentence } from '../../frame/common/application-words';
import { FailedNotice } from '../../frame/common/failed-notice';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import { useSearchText } from '../../frame/common/use-search-text';
import * as applicationsWords from '../../messages/applications';
import * as t from '../../messages/overview';
import * as routesWords from '../../messages/routes';
import {
  changed,
  filtersOf,
  isRoomy,
  keptOf,
  listOf,
  placeOf,
  withView,
} from '../../workspace/application-list/list-address';
import { firstToGoOut } from '../../workspace/decision-text/delayed-words';
import { useRefresh } from '../../workspace/delayed-decisions/use-refresh';
import { allQueryOf, searchOf } from '../../workspace/work-queue/reading-order';
import type { BulkAct } from '../bulk/acts';
import { type RowDialog, RowDialogs } from '../programme-list/row-dialogs';
import { useSavedViews } from '../saved-views/use-saved-views';
import { ViewsBar } from '../saved-views/views-bar';
import { OverviewTable } from './all-applications-table';
import { AppearanceMenu } from './appearance-menu';
import { columnsOf } from './columns';
import { ExportMenu } from './export-menu';
import { FilterChips } from './filter-chips';
import { nothingChosen, type Selection } from './selection';
import { SelectionBar } from './selection-bar';
import './all-applications.scss';

const BulkDialog = lazy(() => import('../bulk/bulk-dialog'));

/** The applications of all programmes. The address keeps the filters, the order and the appearance of the list. */
export default function Overview() {
  const { api, shell } = useStaff();
  const [address, setAddress] = useSearchParams();
  const { views, failed: noViews } = useSavedViews();
  const viewId = Number(address.get('view') ?? 0);
  const view = views?.find(({ id }) => id === viewId);
  const params = withView(address, view?.query);
  // The list of a saved view is unknown until the views are loaded.
  const isKnown = viewId === 0 || views !== null || noViews;
  const query = listOf(params, shell.locale.timeZone);
  const place = placeOf(params);
  const order = searchOf({ kind: 'all', query: allQueryOf(params) });
  const key = isKnown ? JSON.stringify([query, place]) : null;
  const [list, reload] = useLoad({
    key,
    load: (signal) => readOverview(api, query, place, signal),
    failure: applicationsWords.listFailedToast(),
  });
  const [filters] = useLoad({ key: 'filters', load: (signal) => readFilters(api, signal) });
  const [selection, setSelection] = useState<Selection>(nothingChosen);
  const [dialog, setDialog] = useState<RowDialog | null>(null);
  const [act, setAct] = useState<BulkAct | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(routesWords.allApplications(), { site: shell.branding.name });
  const page = list.data;
  useRefresh(firstToGoOut(page?.applications), reload);

  const held = JSON.stringify(query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is the reason to choose all of it no more
  useEffect(() => setSelection((before) => (before.all ? nothingChosen : before)), [held]);

  const change = (more: Record<string, string>) => setAddress(changed(params, more));
  const turn = (to: { after?: string; before?: string }) => {
    change(to);
    heading.current?.focus();
  };
  const [text, setText] = useSearchText(params.get('search') ?? '', (search) =>
    setAddress(changed(params, { search }), { replace: true }),
  );
  const set = filtersOf(params);
  const isFiltered = Object.keys(set).length > 0 || Boolean(params.get('search'));
  const rows = page?.applications ?? [];
  return (
    <>
      <div className="p-list-head">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {routesWords.allApplications()}
          </h1>
          <p className="p-muted" role="status">
            {page && list.state === 'ready'
              ? countOf(page.total, isFiltered)
              : list.state === 'failed'
                ? ''
                : applicationsWords.listLoading()}
          </p>
        </div>
        <form aria-label={t.search()} className="p-filters" onSubmit={(event) => event.preventDefault()}>
          <TextField
            type="search"
            label={applicationsWords.searchBy()}
            id="search"
            autoComplete="off"
            maxLength={limits.line}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </form>
      </div>
      {viewId > 0 && views && !view ? (
        <Notice tone="warning" title={t.viewGone()}>
          <p>{t.viewGoneText()}</p>
        </Notice>
      ) : null}
      <div className="p-overview-bar">
        <FilterChips offered={filters.data} set={set} change={change} />
        <span className="p-overview-look">
          <ViewsBar
            views={views}
            current={view}
            query={keptOf(params)}
            show={(one) => setAddress(one ? { view: String(one.id) } : {})}
          />
          {rows.length > 0 ? (
            <ExportMenu what={{ query }} label={t.downloadAll()} className="p-chip-button" />
          ) : null}
          <AppearanceMenu shown={columnsOf(params)} roomy={isRoomy(params)} change={change} />
        </span>
      </div>
      {list.state === 'failed' ? (
        <FailedNotice title={applicationsWords.listFailed()} message={list.message} retry={reload} />
      ) : null}
      {page === null ? (
        list.state === 'loading' ? (
          <Skeleton lines={12} label={applicationsWords.applicationsLoading()} />
        ) : null
      ) : rows.length === 0 ? (
        <EmptyState drawing={openDoor} {...whyEmpty(page.total, isFiltered)} />
      ) : (
        <OverviewTable
          rows={rows}
          of={list.state === 'ready' ? key : null}
          busy={list.state === 'loading'}
          shown={columnsOf(params)}
          roomy={isRoomy(params)}
          sort={query.sort ?? ''}
          changeSort={(sort) => change({ sort })}
          selection={selection}
          select={setSelection}
          open={setDialog}
          order={order}
          changed={reload}
        />
      )}
      {page ? <Turns page={page} turn={turn} isFirst={!place.after && !place.before} /> : null}
      <SelectionBar
        selection={selection}
        page={rows}
        query={query}
        total={page?.total ?? 0}
        most={bulkMost}
        act={setAct}
        chooseAll={() => setSelection({ rows: new Map(), all: true, anchor: null })}
        clear={() => setSelection(nothingChosen)}
      />
      <RowDialogs dialog={dialog} order={order} close={() => setDialog(null)} changed={reload} />
      {act ? (
        <Suspense fallback={null}>
          <BulkDialog
            act={act}
            ids={selection.all ? undefined : [...selection.rows.keys()]}
            query={query}
            close={() => setAct(null)}
            changed={() => {
              setSelection(nothingChosen);
              reload();
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}

interface TurnsProps {
  page: OverviewPage;
  isFirst: boolean;
  turn: (to: { after?: string; before?: string }) => void;
}

/** The buttons Previous and Next, if there is more than one page. */
function Turns({ page: { previous, next, applications }, isFirst, turn }: TurnsProps) {
  if (isFirst && next === null) return null;
  const press = (place: { after?: string; before?: string } | null) =>
    place ? () => turn(place) : undefined;
  // An empty page leads back to the first page.
  const back = applications.length === 0 ? { after: '' } : previous ? { before: previous } : null;
  return (
    <nav className="p-row mt-3" aria-label={applicationsWords.pages()}>
      <Button variant="outline" small aria-disabled={back ? undefined : true} onClick={press(back)}>
        {rich(t.previousPage({ hidden: (words) => <span className="visually-hidden">{words}</span> }))}
      </Button>
      <Button
        variant="outline"
        small
        aria-disabled={next ? undefined : true}
        onClick={press(next ? { after: next } : null)}
      >
        {rich(t.nextPage({ hidden: (words) => <span className="visually-hidden">{words}</span> }))}
      </Button>
    </nav>
  );
}

/** The server does not count further than this. */
const COUNTED_TO = 1000;

const countOf = (total: number, isFiltered: boolean): string =>
  countSentence({ total: Math.min(total, COUNTED_TO), more_than_total: total > COUNTED_TO }, isFiltered);

function whyEmpty(total: number, isFiltered: boolean) {
  if (total > 0) return { title: applicationsWords.nothingOnPage(), text: t.backToFirst() };
  if (isFiltered) return { title: applicationsWords.noneMatch(), text: t.removeAFilter() };
  return { title: applicationsWords.noneYet(), text: t.noneCreated() };
}
