import { fakeShell, runAlone } from '@portal/remote-sdk/dev';
import * as staff from '../src/page';
import * as signIn from '../src/sign-in';
import '@portal/ui/portal.scss';

/** /staff/auth shows the sign-in, every other path the staff area. */
const page = location.pathname === '/staff/auth' ? signIn : staff;
const shell = fakeShell({
  session: page === staff ? { token: 'alone', user: { id: 1, role: 'admin', name: 'Aline Uwera' } } : null,
  onNavigate: (to) => location.assign(to),
});
void runAlone(page, shell);
