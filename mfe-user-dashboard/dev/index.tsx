import { fakeShell, runAlone } from '@portal/remote-sdk/dev';
import * as page from '../src/page';
import '@portal/ui/portal.scss';

const shell = fakeShell({
  session: { token: 'alone', user: { id: 1, role: 'intern', name: 'Ineza Mukamana' } },
  onNavigate: (to) => history.replaceState(null, '', to),
});
void runAlone(page, shell);
