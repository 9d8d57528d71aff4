import type { Profile } from '@portal/contract-svc-auth-v1';
import { NavLink } from 'react-router-dom';
import { useStaff } from '../common/staff-context';
import { adminPath, type StaffView, viewsFor } from '../routes/views';
import { useNews } from './news-context';

export interface AdminNavProps {
  profile: Profile | null;
  leaving: boolean;
  leave: () => void;
}

/** Links to the views that this person may open, with a dot beside views with news. */
export function AdminNav({ profile, leaving, leave }: AdminNavProps) {
  const { admin } = useStaff();
  const views = viewsFor(admin);
  return (
    <nav id="admin-navigation" className="p-side-nav" aria-label="Admin area">
      <ul className="list-unstyled">
        {views.map((view) =>
          view.label ? (
            <li key={view.path}>
              <NavLink className="p-side-link" to={adminPath(view.path)} end={view.path === ''}>
                {view.label}
                <NewsDot view={view} />
              </NavLink>
            </li>
          ) : null,
        )}
      </ul>
      <div className="p-side-foot">
        {profile ? (
          <p className="p-small p-muted">
            {profile.name}
            <br />
            {profile.email}
          </p>
        ) : null}
        <NavLink className="p-side-link" to="/admin/profile">
          My profile
        </NavLink>
        <NavLink className="p-side-link" to="/dashboard">
          Reading desk
        </NavLink>
        <button type="button" className="p-side-link" aria-busy={leaving || undefined} onClick={leave}>
          Logout
        </button>
      </div>
    </nav>
  );
}

const newsWords = { unread_notifications: 'unread', pending_requests: 'pending' } as const;

function NewsDot({ view }: { view: StaffView }) {
  const { counts } = useNews();
  const count = view.news ? counts[view.news] : 0;
  if (!view.news || count === 0) return null;
  return (
    <span className="p-dot">
      <span className="visually-hidden">
        , {count} {newsWords[view.news]}
      </span>
    </span>
  );
}
