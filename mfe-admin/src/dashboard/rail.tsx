import { programmes, staffWords } from '@portal/contract-svc-applications-v1';
import { Link, NavLink } from 'react-router-dom';
import { deskPath } from './place';
import { ListIcon, OverviewIcon, pictures } from './rail-icons';
import { UserMenu } from './user-menu';

const items = [
  { to: '/dashboard', label: 'Dashboard', Icon: OverviewIcon },
  ...programmes.map(({ key }) => ({
    to: deskPath(key),
    label: `${staffWords[key].applicant} Application`,
    Icon: pictures[staffWords[key].picture],
  })),
];

/** The narrow bar of icons: the programmes, the admin area, and the signed-in person. */
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
        <Link className="p-rail-link" to="/admin">
          <ListIcon />
          <span>Admin area</span>
        </Link>
      </nav>
      <UserMenu />
    </header>
  );
}
