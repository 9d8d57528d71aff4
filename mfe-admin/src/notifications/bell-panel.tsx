import { Button, EmptyState } from '@portal/ui';
import { Link } from 'react-router-dom';
import type { StaffNotification } from '../api/notifications';
import * as t from '../messages/notifications';
import { GroupView } from './group-view';
import { groupsOf } from './groups';
import { useMarking } from './use-marking';

export interface BellPanelProps {
  notifications: readonly StaffNotification[];
  unread: number;
  close: () => void;
}

/** The latest notifications, by applicant. */
export default function BellPanel({ notifications, unread, close }: BellPanelProps) {
  const marking = useMarking({ silent: true });
  const groups = groupsOf(notifications);
  const now = Date.now();
  return (
    <>
      <div className="p-row p-between">
        <h2 className="p-card-title">{t.notificationsNotifications()}</h2>
        {unread > 0 ? (
          <Button variant="quiet" small busy={marking.busy} onClick={marking.all}>
            {t.notificationsMarkAllRead()}
          </Button>
        ) : null}
      </div>
      {groups.length === 0 ? (
        <EmptyState level={3} title={t.noNotifications()} text={t.allCaughtUp()} />
      ) : (
        <ul className="list-unstyled">
          {groups.map((group) => (
            <GroupView key={group.userId} group={group} now={now} marking={marking} followed={close} />
          ))}
        </ul>
      )}
      <Link to="/admin/notifications" onClick={close}>
        {t.allNotifications()}
      </Link>
    </>
  );
}
