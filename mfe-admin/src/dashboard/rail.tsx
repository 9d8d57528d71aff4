import { NavLink } from 'react-router-dom';
import { InternIcon, OverviewIcon, VisitorIcon } from './rail-icons';
import { UserMenu } from './user-menu';

const items = [
  { to: '/dashboard', label: 'Dashboard', Icon: OverviewIcon },
  { to: '/dashboard/intern', label: 'Intern Application', Icon: InternIcon },
  { to: '/dashboard/visitor', label: 'Visitor Application', Icon: VisitorIcon },
];

/** The narrow bar of icons: what to look at, and who is signed in. */
export function Rail() {
  return (
    <header className="p-rail">
      <nav aria-label="Dashboard">
        {items.map(({ to, label, Icon }) => (
          <NavLink key={to} className="p-rail-link" to={to} end={to === '/dashboard'}>
            <Icon />
            <span>{label}</span>
          </NavLink>
        ))}
      </nav>
      <UserMenu />
    </header>
  );
}
