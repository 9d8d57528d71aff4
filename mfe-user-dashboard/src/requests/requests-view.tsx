import { formatInstant } from '@portal/application-ui';
import { Card, EmptyState, Skeleton, StatusChip, SummaryList } from '@portal/ui';
import { rich } from '@portal/ui/language';
import { openDoor } from '@portal/ui/pictures';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { AnotherRequest } from '../api';
import { useDashboard } from '../common/context';
import { Failed } from '../common/failed';
import { ViewHeading } from '../common/heading';
import { LinkButton } from '../common/link-button';
import { errorSentence } from '../common/messages';
import { useFollowed } from '../common/use-loaded';
import { programmeName, reference } from '../common/words';
import * as t from '../messages/asked';
import * as frame from '../messages/frame';

/** The person's requests for further applications, with their outcomes. */
export default function RequestsView() {
  const { api } = useDashboard();
  const { loaded, reload } = useFollowed('requests', api.requests);
  useSeen(loaded.state === 'ready' ? loaded.value : null);
  return (
    <>
      <ViewHeading title={frame.requests()} lead={t.requestsLead()} />
      {loaded.state === 'loading' ? <Skeleton lines={6} label={t.loadingRequests()} /> : null}
      {loaded.state === 'failed' ? (
        <Failed title={t.requestsFailed()} retry={reload}>
          <p>{errorSentence(loaded.error)}</p>
        </Failed>
      ) : null}
      {loaded.state === 'ready' && loaded.value.length === 0 ? (
        <EmptyState
          drawing={openDoor}
          title={t.noRequests()}
          text={t.noRequestsText()}
          action={
            <LinkButton to="/applications" variant="outline">
              {t.toApplications()}
            </LinkButton>
          }
        />
      ) : null}
      {loaded.state === 'ready' && loaded.value.length > 0 ? (
        <ul className="list-unstyled">
          {loaded.value.map((request) => (
            <li key={request.id}>
              <RequestCard request={request} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

const isUnseen = ({ status, is_seen }: AnotherRequest) => status !== 'pending' && !is_seen;

/** Marks outcomes as seen once the view is rendered, including outcomes that arrive later. */
function useSeen(list: AnotherRequest[] | null) {
  const { api, unread } = useDashboard();
  const refresh = useRef(unread.refresh);
  refresh.current = unread.refresh;
  const unseen = list
    ?.filter(isUnseen)
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    if (!unseen) return;
    api.requestsSeen().then(
      () => refresh.current(),
      () => {},
    );
  }, [api, unseen]);
}

function RequestCard({ request }: { request: AnotherRequest }) {
  const { application_type, status, user_reason, admin_notes, original_application_id: original } = request;
  const isNew = isUnseen(request);
  const created = request.created_application_id;
  return (
    <Card
      className={isNew ? 'p-marked' : ''}
      title={
        <>
          {t.anotherOne({ programme: programmeName(application_type).toLowerCase() })}{' '}
          {isNew ? <span className="p-chip p-tone-signal">{t.newOutcome()}</span> : null}
        </>
      }
      action={<StatusChip status={status} />}
    >
      <SummaryList
        rows={[
          { term: t.askedOn(), value: formatInstant(request.created_at) },
          ...(original
            ? [
                {
                  term: t.after(),
                  value: <Link to={`/applications/${original}`}>{reference(original)}</Link>,
                },
              ]
            : []),
          { term: t.yourReason(), value: <span lang="">{user_reason}</span> },
          ...(status === 'pending'
            ? []
            : [
                { term: t.answeredOn(), value: formatInstant(request.reviewed_at) },
                {
                  term: t.ourAnswer(),
                  value: admin_notes ? <span lang="">{admin_notes}</span> : outcome(status),
                },
              ]),
        ]}
      />
      {created ? (
        <p className="mt-4">
          <LinkButton to={`/applications/${created}`} variant="outline" small>
            {/* One element: as separate flex items the words would stand side by side. */}
            <span>
              {rich(
                t.openNew({
                  reference: reference(created),
                  b: (words) => <span className="text-nowrap">{words}</span>,
                }),
              )}
            </span>
          </LinkButton>
        </p>
      ) : null}
    </Card>
  );
}

const outcome = (status: string) => (status === 'approved' ? t.approvedBegun() : null);
