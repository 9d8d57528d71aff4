import { translated } from '@portal/application-ui/language';
import { applicationTypes, labelOf } from '@portal/contract-svc-applications-v1';
import { Accordion, Button, joinClasses, StatusChip, SummaryList } from '@portal/ui';
import { rich } from '@portal/ui/language';
import { Link } from 'react-router-dom';
import type { SecondaryRequest } from '../api/requests';
import { dayAndTime, dayIn } from '../frame/common/dates';
import { deskPath } from '../frame/common/desk-place';
import { hidden } from '../frame/common/hidden';
import { useStaff } from '../frame/common/staff-context';
import * as t from '../messages/requests';
import type { Deciding } from './words';

/** The id of the element in the head of a request's row. */
export const headId = (id: number): string => `request-${id}`;

export interface RequestRowsProps {
  requests: readonly SecondaryRequest[];
  busy: boolean;
  decide: (deciding: Deciding) => void;
}

/** A row for each request; an opened row shows the whole request. The first waiting request is open. */
export function RequestRows({ requests, busy, decide }: RequestRowsProps) {
  const first = requests.find(({ status }) => status === 'pending');
  return (
    <div className={joinClasses(busy && 'p-busy')} aria-busy={busy || undefined}>
      <Accordion
        // After a decision, the next waiting request is open.
        key={first?.id}
        defaultOpen={first ? [String(first.id)] : []}
        items={requests.map((request) => ({
          key: String(request.id),
          title: <Head request={request} />,
          content: <Body request={request} decide={decide} />,
        }))}
      />
    </div>
  );
}

function Head({ request }: { request: SecondaryRequest }) {
  const { locale } = useStaff().shell;
  return (
    <span className="p-row" id={headId(request.id)}>
      <span>{request.applicant_name}</span>
      <StatusChip status={request.status} />
      <span className="p-plain p-small p-muted">
        {t.askedOn({
          programme: translated(labelOf(applicationTypes, request.application_type)),
          createdAt: dayIn(request.created_at, locale),
        })}
      </span>
    </span>
  );
}

interface BodyProps {
  request: SecondaryRequest;
  decide: (deciding: Deciding) => void;
}

function Body({ request, decide }: BodyProps) {
  const { locale } = useStaff().shell;
  const { application_type: type, created_application_id: created, reviewed_at: at } = request;
  const rows = [
    { term: t.requestsEmail(), value: request.user_email },
    { term: t.requestsReason(), value: request.user_reason },
  ];
  if (request.status !== 'pending') {
    rows.push(
      { term: t.adminNotes(), value: request.admin_notes ?? '' },
      { term: t.requestsReviewed(), value: reviewed(request.reviewed_by, at && dayAndTime(at, locale)) },
    );
  }
  return (
    <>
      <SummaryList rows={rows} />
      <div className="p-row mt-3">
        <Link className="btn btn-outline btn-sm" to={deskPath(type, request.original_application_id)}>
          {rich(t.viewOriginal({ hidden, name: request.applicant_name }))}
        </Link>
        {request.status === 'approved' && created !== null ? (
          <Link className="btn btn-outline btn-sm" to={deskPath(type, created)}>
            {rich(t.viewNew({ hidden, name: request.applicant_name }))}
          </Link>
        ) : null}
        {request.status === 'pending' ? (
          <>
            <Button variant="outline" small onClick={() => decide({ kind: 'reject', request })}>
              {rich(
                t.rejectOf({
                  hidden,
                  applicantName: request.applicant_name,
                }),
              )}
            </Button>
            <Button small onClick={() => decide({ kind: 'approve', request })}>
              {rich(
                t.approveOf({
                  hidden,
                  applicantName: request.applicant_name,
                }),
              )}
            </Button>
          </>
        ) : null}
      </div>
    </>
  );
}

const reviewed = (by: string | null, at: string | null) => [by, at].filter(Boolean).join(', ');
