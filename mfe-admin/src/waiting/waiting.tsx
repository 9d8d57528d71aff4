import { type ApplicationType, newestFirst, staffWords } from '@portal/contract-svc-applications-v1';
import { Link } from 'react-router-dom';
import type { Stats } from '../api/applications';
import { useNews } from '../frame/news-context';

export interface WaitingProps {
  stats: Stats;
  /** The address of a programme's list. */
  listOf: (type: ApplicationType) => string;
}

interface Waits {
  to: string;
  title: string;
  text: string;
}

/** The longest waiting first. */
const OLDEST = '?status=submitted&sort=submitted_date';

/** What waits for this member of staff, each with the way there. */
export function Waiting({ stats, listOf }: WaitingProps) {
  const { counts } = useNews();
  const applications = newestFirst.map(({ key }): Waits | null => {
    const { submitted, unread } = stats.waiting[key];
    const text = `${submitted} submitted, ${unread === 0 ? 'none' : unread} new to you`;
    return submitted > 0 ? { to: `${listOf(key)}${OLDEST}`, title: staffWords[key].list, text } : null;
  });
  const { pending_requests: requests, unread_notifications: unread } = counts;
  const all = [
    ...applications,
    requests > 0 ? { to: '/admin/secondary-requests', title: 'Requests', text: `${requests} pending` } : null,
    unread > 0 ? { to: '/admin/notifications', title: 'Notifications', text: `${unread} unread` } : null,
  ].filter((one) => one !== null);
  return (
    <section aria-labelledby="what-waits" className="mt-3 mb-4">
      <h2 id="what-waits">What waits</h2>
      {all.length === 0 ? (
        <p className="p-muted mb-0">
          Nothing. There is no new application, no request, no unread notification.
        </p>
      ) : (
        <div className="p-grid">
          {all.map(({ to, title, text }) => (
            <Link key={to} className="p-card p-shortcut" to={to}>
              <strong>{title}</strong>
              <span className="p-muted">{text}</span>
            </Link>
          ))}
        </div>
      )}
    </section>
  );
}
