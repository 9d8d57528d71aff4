import { NavLink } from 'react-router-dom';
import { useDashboard } from '../../common/context';
import * as t from '../../messages/frame';
import { type View, views } from '../views';
import { useSignOut } from './use-sign-out';

interface Item {
  to: string;
  label: () => string;
  view?: View;
  unread?: 'feedback' | 'requests';
}

const items: readonly Item[] = [
  { to: '/', label: t.dashboard },
  { to: '/applications', label: t.applications, view: views.applications },
  { to: '/requests', label: t.requests, view: views.requests, unread: 'requests' },
  { to: '/feedback', label: t.feedback, view: views.feedback, unread: 'feedback' },
  { to: '/profile', label: t.profileSettings, view: views.profile },
];

interface SideMenuProps {
  label: string;
  /** Called when a view is chosen. */
  onChoose?: () => void;
}

export function SideMenu({ label, onChoose }: SideMenuProps) {
  const { unread } = useDashboard();
  const { leaving, leave } = useSignOut();
  return (
    <nav aria-label={label}>
      <ul className="list-unstyled">
        {items.map((item) => (
          <li key={item.to}>
            <NavLink
              className="p-side-link"
              to={item.to}
              end={item.to === '/'}
              onClick={onChoose}
              onPointerEnter={item.view?.prepare}
            >
              {item.label()}
              {item.unread ? <CountBadge count={unread[item.unread]} /> : null}
            </NavLink>
          </li>
        ))}
      </ul>
      <button type="button" className="p-side-link" aria-busy={leaving} disabled={leaving} onClick={leave}>
        {t.logout()}
      </button>
    </nav>
  );
}

/** '3'; screen readers read '3 unread'. */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="p-count-badge">
      {count > 99 ? '99+' : count}
      <span className="visually-hidden">{t.unread()}</span>
    </span>
  );
}
