import { formatInstant } from '@portal/application-ui';
import { Card, StatusChip } from '@portal/ui';
import { Link } from 'react-router-dom';
import type { Feedback } from '../api';
import { programmeName, reference } from '../common/words';

const feedbackKinds: Record<string, string> = {
  approval: 'Approval',
  rejection: 'Rejection',
  request_info: 'We need more information',
  status_update: 'Status update',
  other: 'Message',
};

export function FeedbackItem({ item, isNew }: { item: Feedback; isNew: boolean }) {
  const { application_id, application_type, type, status, message, created_at, admin_name } = item;
  return (
    <Card
      className={isNew ? 'p-marked' : ''}
      title={
        <>
          {feedbackKinds[type] ?? type}
          {isNew ? <span className="p-new"> New</span> : null}
        </>
      }
      action={<StatusChip status={status} />}
    >
      <p className="p-muted p-small">
        From {admin_name} on <time dateTime={created_at}>{formatInstant(created_at)}</time>, about{' '}
        <Link to={`/applications/${application_id}`}>
          {programmeName(application_type)} {reference(application_id)}
        </Link>
      </p>
      <p className="p-typed">{message}</p>
    </Card>
  );
}
