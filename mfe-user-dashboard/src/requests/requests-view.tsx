import { formatInstant } from '@portal/application-ui';
import { Card, EmptyState, Skeleton, StatusChip, SummaryList } from '@portal/ui';
import { openDoor } from '@portal/ui/pictures';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { AnotherRequest } from '../api';
import { useDashboard } from '../app/context';
import { Failed } from '../common/failed';
import { LinkButton } from '../common/link-button';
import { errorSentence, say } from '../common/messages';
import { useFollowed } from '../common/use-loaded';
import { programmeName, reference } from '../common/words';
import { ViewHeading } from '../frame/heading';

/** The person's requests for further applications, with their outcomes. */
export default function RequestsView() {
  const { api } = useDashboard();
  const { loaded, reload } = useFollowed('requests', api.requests);
  useSeen(loaded.state === 'ready' ? loaded.value : null);
  return (
    <>
      <ViewHeading title="Requests" lead="What you have asked for after your earlier applications." />
      {loaded.state === 'loading' ? <Skeleton lines={6} label="Loading your requests" /> : null}
      {loaded.state === 'failed' ? (
        <Failed title={say.requestsFailed} retry={reload}>
          <p>{errorSentence(loaded.error)}</p>
        </Failed>
      ) : null}
      {loaded.state === 'ready' && loaded.value.length === 0 ? (
        <EmptyState
          drawing={openDoor}
          title="No requests yet"
          text="A year after an application you can ask for another one of the same programme. You find the button beside your application."
          action={
            <LinkButton to="/applications" variant="outline">
              Your applications
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

/** Marks outcomes as seen once the view is drawn, also outcomes that arrive later. */
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
          Another {programmeName(application_type).toLowerCase()} application
          {isNew ? <span className="p-new"> New</span> : null}
        </>
      }
      action={<StatusChip status={status} />}
    >
      <SummaryList
        rows={[
          { term: 'Asked on', value: formatInstant(request.created_at) },
          ...(original
            ? [{ term: 'After', value: <Link to={`/applications/${original}`}>{reference(original)}</Link> }]
            : []),
          { term: 'Your reason', value: user_reason },
          ...(status === 'pending'
            ? []
            : [
                { term: 'Answered on', value: formatInstant(request.reviewed_at) },
                { term: 'Our answer', value: admin_notes ?? outcome(status) },
              ]),
        ]}
      />
      {created ? (
        <p className="mt-4">
          <LinkButton to={`/applications/${created}`} variant="outline" small>
            Open the new application <span className="text-nowrap">{reference(created)}</span>
          </LinkButton>
        </p>
      ) : null}
    </Card>
  );
}

const outcome = (status: string) =>
  status === 'approved' ? 'Approved. We have begun a new application for you.' : null;
