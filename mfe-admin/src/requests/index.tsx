import { type RequestStatus, requestLimits, requestStatuses } from '@portal/contract-svc-applications-v1';
import { EmptyState, Skeleton, usePageTitle } from '@portal/ui';
import { Select } from '@portal/ui/forms';
import { openDoor } from '@portal/ui/pictures';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { listRequests, type RequestList } from '../api/requests';
import { FailedNotice } from '../frame/common/failed-notice';
import { useStaff } from '../frame/common/staff-context';
import { StatCard } from '../frame/common/stat-card';
import { translatedChoices } from '../frame/common/translated-choices';
import { useLoad } from '../frame/common/use-load';
import { useNews } from '../frame/news-context';
import * as t from '../messages/requests';
import { DecisionDialog } from './decision-dialog';
import { headId, RequestRows } from './request-rows';
import { type Deciding, statusOf } from './words';

/** Requests for another application and the decisions on them. The address names the shown status. */
export default function Requests() {
  const { api, shell } = useStaff();
  const { changed } = useNews();
  const [params, setParams] = useSearchParams();
  const status = statusOf(params);
  const [list, reload] = useLoad({
    key: status || 'all',
    load: (signal) => listRequests(api, status, signal),
  });
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const [heading, refocus] = useRefocus(list.state === 'ready' ? list.data : null, deciding !== null);
  usePageTitle(t.requestsTitle(), { site: shell.branding.name });

  function decided() {
    if (deciding) refocus(deciding.request.id);
    reload();
    changed();
  }

  return (
    <>
      <div className="p-list-head">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {t.requestsTitle()}
          </h1>
          <p className="p-muted">{t.applyAgain()}</p>
        </div>
        <div className="p-filters">
          <Select
            label={t.requestsStatus()}
            id="status"
            placeholder={t.allRequests()}
            options={translatedChoices(requestStatuses)}
            value={status}
            onChange={({ target }) =>
              setParams(target.value ? { status: target.value } : {}, { replace: true })
            }
          />
        </div>
      </div>
      <Figures list={list.data} />
      {list.state === 'failed' ? (
        <FailedNotice title={t.requestsNotLoaded()} message={list.message} retry={reload} />
      ) : null}
      {list.data === null ? (
        list.state === 'loading' ? (
          <Skeleton lines={6} label={t.requestsLoading()} />
        ) : null
      ) : list.data.requests.length === 0 && list.state === 'ready' ? (
        <NoRequests status={status} />
      ) : (
        <RequestRows requests={list.data.requests} busy={list.state === 'loading'} decide={setDeciding} />
      )}
      {list.data && list.state === 'ready' ? <NotAll list={list.data} status={status} /> : null}
      {deciding ? (
        <DecisionDialog
          key={`${deciding.kind} ${deciding.request.id}`}
          {...deciding}
          close={() => setDeciding(null)}
          decided={decided}
        />
      ) : null}
    </>
  );
}

function Figures({ list }: { list: RequestList | null }) {
  return (
    <div className="p-grid p-stats">
      <StatCard title={t.requestsTotal()} figure={list?.total ?? null} />
      <StatCard title={t.requestsPending()} figure={list?.pending ?? null} />
      <StatCard title={t.requestsApproved()} figure={list?.approved ?? null} />
      <StatCard title={t.requestsRejected()} figure={list?.rejected ?? null} />
    </div>
  );
}

/**
 * Notes that the list is not complete: the server sends the newest requests of each status; older waiting requests
 * follow as newer ones are decided.
 */
function NotAll({ list, status }: { list: RequestList; status: RequestStatus | '' }) {
  const { length } = list.requests;
  const all = list[status || 'total'];
  if (length >= all) return null;
  return (
    <p className="p-small p-muted mt-3">{t.shownOfAll({ length, all, listed: requestLimits.listed })}</p>
  );
}

const noneOf = { pending: t.noPending, approved: t.noApproved, rejected: t.noRejected };

function NoRequests({ status }: { status: RequestStatus | '' }) {
  return status === '' ? (
    <EmptyState drawing={openDoor} title={t.noRequestsYet()} text={t.noRequestsText()} />
  ) : (
    <EmptyState title={noneOf[status]()} text={t.chooseAnother()} />
  );
}

/**
 * After a decision the list has changed and the pressed button is gone: when the dialog closes, the focus goes to the
 * next request that waits, else to the decided one in the new list, or to the heading.
 */
function useRefocus(list: RequestList | null, dialogOpen: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [wanted, setWanted] = useState<{ id: number; before: RequestList | null } | null>(null);
  useEffect(() => {
    if (dialogOpen || wanted === null || list === null || list === wanted.before) return;
    setWanted(null);
    const next = list.requests.find(({ status }) => status === 'pending')?.id ?? wanted.id;
    const row = document.getElementById(headId(next))?.closest('button');
    (row ?? heading.current)?.focus();
  }, [wanted, list, dialogOpen]);
  return [heading, (id: number) => setWanted({ id, before: list })] as const;
}
