import { formatInstant } from '@portal/application-ui';
import { Card, StatusChip } from '@portal/ui';
import { rich } from '@portal/ui/language';
import { Link } from 'react-router-dom';
import type { Feedback } from '../api';
import { named } from '../common/words';
import * as t from '../messages/messages';

const feedbackKinds: Record<string, () => string> = {
  approval: t.approval,
  rejection: t.rejection,
  request_info: t.requestInfo,
  status_update: t.statusUpdate,
  other: t.message,
};

export function FeedbackItem({ item, isNew }: { item: Feedback; isNew: boolean }) {
  const { application_id, application_type, type, status, message, created_at, admin_name } = item;
  return (
    <Card
      className={isNew ? 'p-marked' : ''}
      title={
        <>
          {feedbackKinds[type]?.() ?? type}{' '}
          {isNew ? <span className="p-chip p-tone-signal">{t.isNew()}</span> : null}
        </>
      }
      action={<StatusChip status={status} />}
    >
      <p className="p-muted p-small">
        {rich(
          t.fromAbout({
            name: admin_name,
            day: formatInstant(created_at),
            application: named({ id: application_id, type: application_type }),
            time: (words) => <time dateTime={created_at}>{words}</time>,
            link: (words) => <Link to={`/applications/${application_id}`}>{words}</Link>,
          }),
        )}
      </p>
      {/* The empty `lang` says that the language of the text is unknown. */}
      <p className="p-typed" lang="">
        {message}
      </p>
    </Card>
  );
}
