import { translated } from '@portal/application-ui/language';
import { type ApplicationType, newestFirst, staffWords } from '@portal/contract-svc-applications-v1';
import { Link } from 'react-router-dom';
import type { Stats } from '../../api/applications';
import { useNews } from '../../frame/news-context';
import * as t from '../../messages/today';
import { oldestFirst } from '../../workspace/work-queue/place';

export interface MoreWaitsProps {
  stats: Stats;
  /** The address of a programme's list. */
  listOf: (type: ApplicationType) => string;
}

/** Links to the lists with all open work, with their numbers. */
export function MoreWaits({ stats, listOf }: MoreWaitsProps) {
  const { counts } = useNews();
  const lists = newestFirst.flatMap(({ key }) => {
    const { submitted, unread } = stats.waiting[key];
    const text = t.submittedNew({ submitted, fresh: unread === 0 ? 'none' : unread });
    return submitted > 0
      ? [{ to: `${listOf(key)}${oldestFirst('submitted')}`, title: translated(staffWords[key].list), text }]
      : [];
  });
  const { pending_requests: requests, unread_notifications: unread } = counts;
  const all = [
    ...lists,
    ...(requests > 0
      ? [{ to: '/admin/secondary-requests', title: t.requests(), text: t.pendingCount({ count: requests }) }]
      : []),
    ...(unread > 0
      ? [{ to: '/admin/notifications', title: t.notifications(), text: t.unreadCount({ count: unread }) }]
      : []),
  ];
  if (all.length === 0) return null;
  return (
    <ul className="p-more-waits list-unstyled" aria-label={t.whereItStands()}>
      {all.map(({ to, title, text }) => (
        <li key={to}>
          <Link to={to}>{title}</Link> <span className="p-muted">{text}</span>
        </li>
      ))}
    </ul>
  );
}
