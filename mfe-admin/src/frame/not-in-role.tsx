import { usePageTitle } from '@portal/ui';
import { Link } from 'react-router-dom';
import * as t from '../messages/frame';
import { ownRole } from './common/roles';
import { useStaff } from './common/staff-context';
import { usePlaces } from './frame-parts';

/** Where a link leads to a page that the signed-in person's role does not include. */
export function NotInRole() {
  const { shell } = useStaff();
  const [first] = usePlaces().flatMap(({ places }) => places);
  const to = first ?? { to: '/admin/profile', label: t.myProfile() };
  usePageTitle(t.notInRole(), { site: shell.branding.name });
  return (
    <>
      <h1>{t.notInRole()}</h1>
      <p>{t.notInRoleText({ role: ownRole(shell.session) })}</p>
      <Link className="btn btn-primary" to={to.to}>
        {t.goToFirst({ page: to.label })}
      </Link>
    </>
  );
}
