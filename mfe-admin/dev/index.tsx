import { pageLifecycles } from '@portal/remote-sdk';
import { fakeShell, runAlone } from '@portal/remote-sdk/dev';
import * as signIn from '../src/sign-in';
import { StaffRoutes } from '../src/staff-routes';
import { devPortal } from './dev-portal';
import '@portal/ui/portal.scss';

/**
 * /staff/auth shows the sign-in, every other path the staff side, with a portal in memory. With ?real the calls go to
 * the portal that the development server forwards to; with ?reviewer a reviewer is signed in.
 */
const params = new URLSearchParams(location.search);
const client = params.has('real') ? undefined : devPortal();
const role = params.has('reviewer') ? 'reviewer' : 'admin';
const staff = pageLifecycles(({ shell }) => <StaffRoutes shell={shell} client={client} />);
const page = location.pathname === '/staff/auth' ? signIn : staff;
const shell = fakeShell({
  session: page === staff ? { token: 'alone', user: { id: 1, role, name: 'Aline Uwera' } } : null,
  onNavigate: (to) => location.assign(to),
});
void runAlone(page, shell);
