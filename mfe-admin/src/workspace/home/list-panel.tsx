import { translated } from '@portal/application-ui/language';
import { type ApplicationType, staffWordsOf } from '@portal/contract-svc-applications-v1';
import { Button, EmptyState, joinClasses, Skeleton, StatusChip } from '@portal/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ApplicationRow } from '../../api/applications';
import { applicantOf, idOf, listTitle, stateOf, subjectOf } from '../../frame/common/application-words';
import { shortDayIn } from '../../frame/common/dates';
import { deskPath } from '../../frame/common/desk-place';
import { Email } from '../../frame/common/email';
import { FailedNotice } from '../../frame/common/failed-notice';
import { useStaff } from '../../frame/common/staff-context';
import { useChanged } from '../../frame/common/use-changed';
import { useLeaving } from '../../frame/common/use-leaving';
import * as applicationsWords from '../../messages/applications';
import * as t from '../../messages/dashboard';
import * as routesWords from '../../messages/routes';
import { FilterBar } from '../application-list/filter-bar';
import { Origin } from '../application-list/origin';
import { DelayedText } from '../delayed-decisions/delayed-in-row';
import { PreparedInRow } from '../prepared/prepared-in-row';
import { ReopenedChip } from '../reopening/reopened-chip';
import type { ReadingOrder } from '../work-queue/reading-order';
import { shownName } from './shown-name';
import { SortField } from './sort-field';
import type { DeskList } from './use-desk-list';

export interface ListPanelProps {
  list: DeskList;
  type: ApplicationType;
  chosen: number | null;
}

/** The list of the chosen programme's applications. */
export default function ListPanel({ list, type, chosen }: ListPanelProps) {
  const { rows, total, state } = list;
  const drawn = useLeaving(rows, list.of, idOf);
  const decided = useChanged(rows, list.of, stateOf);
  const { order } = list;
  const query = order.kind === 'programme' ? order.query : null;
  const filtered = query === null || query.search !== '' || query.status !== '';
  const title = titleOf(order, type);
  return (
    <>
      <h2 className="p-card-title mb-2">{title}</h2>
      {query ? (
        <>
          <FilterBar key={type} query={query} change={list.change} />
          <SortField sort={query.sort} change={(sort) => list.change({ sort })} />
        </>
      ) : null}
      <p className="p-small p-muted" role="status">
        {state === 'ready' ? list.count : null}
        {state === 'loading' ? t.holdOn() : null}
      </p>
      {state === 'failed' ? (
        <FailedNotice title={t.listUnloaded()} message={list.message} retry={list.reload} />
      ) : null}
      {state === 'loading' && rows.length === 0 ? <Skeleton lines={8} label={t.holdOn()} /> : null}
      {state === 'ready' && total === 0 ? (
        <EmptyState
          level={3}
          title={filtered ? applicationsWords.noneMatch() : applicationsWords.noneYet()}
          text={filtered ? applicationsWords.noneMatchText() : t.noneOfKind()}
        />
      ) : null}
      <ul className="list-unstyled" aria-label={title}>
        {drawn.map(({ row, leaving }) => (
          <li key={row.id} className={leaving ? 'p-leaving' : undefined} inert={leaving}>
            <Row
              row={row}
              chosen={row.id === chosen}
              marked={decided.has(row.id)}
              address={list.address}
              mixed={query === null}
            />
          </li>
        ))}
      </ul>
      {list.more ? (
        <Button variant="outline" small onClick={list.more} busy={state === 'loading'}>
          {t.showMore()}
        </Button>
      ) : null}
    </>
  );
}

/** Returns the list's name: that of the page from which the person came. */
function titleOf(order: ReadingOrder, type: ApplicationType): string {
  if (order.kind === 'programme') return listTitle(type);
  if (order.kind === 'all') return routesWords.allApplications();
  return shownName(order.page);
}

interface RowProps {
  row: ApplicationRow;
  chosen: boolean;
  /** Whether the application was just decided. */
  marked: boolean;
  /** The query string of the list. */
  address: string;
  /** Whether the list contains several programmes. */
  mixed: boolean;
}

function Row({ row, chosen, marked, address, mixed }: RowProps) {
  const { locale } = useStaff().shell;
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // Keys may have opened an application whose row is out of view.
    if (chosen && link.current) bringIntoList(link.current);
  }, [chosen]);
  return (
    <Link
      ref={link}
      className={joinClasses('p-desk-row', marked && 'p-marked')}
      to={{
        pathname: deskPath(row.type, row.id),
        search: address,
      }}
      aria-current={chosen ? 'true' : undefined}
    >
      <span className="p-row p-between">
        <strong translate="no">{applicantOf(row)}</strong>
        <span className="p-muted">
          {row.submitted_date ? shortDayIn(row.submitted_date, locale) : applicationsWords.notSubmitted()}
        </span>
      </span>
      <span>
        {mixed ? `${translated(staffWordsOf(row.type).applicant)} · ${subjectOf(row)}` : subjectOf(row)}
      </span>
      <Origin application={row} linked={false} />
      <span className="p-muted">
        <Email address={row.user.email ?? ''} />
      </span>
      <span className="p-muted" translate={row.user.phone ? 'no' : undefined}>
        {row.user.phone ? `+${row.user.phone.replace(/^\+/, '')}` : t.noPhone()}
      </span>
      <span className="p-row">
        <span className="p-muted">{t.applicationStatus()}</span>
        <StatusChip status={row.withdrawn_at ? 'withdrawn' : row.status} />
        <ReopenedChip reopened={row.reopened} />
      </span>
      {row.prepared_decision ? <PreparedInRow prepared={row.prepared_decision} /> : null}
      {row.held_decision ? <DelayedText held={row.held_decision} /> : null}
    </Link>
  );
}

/** Scrolls only the list: `scrollIntoView` could also move the page that somebody is reading. */
function bringIntoList(row: HTMLElement) {
  const list = row.closest('#desk-list');
  if (!list) return;
  const [{ top, bottom }, frame] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
  if (top < frame.top) list.scrollTop += top - frame.top;
  else if (bottom > frame.bottom) list.scrollTop += bottom - frame.bottom;
}
