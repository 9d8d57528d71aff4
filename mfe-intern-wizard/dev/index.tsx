import { fakeShell, runAlone } from '@portal/remote-sdk/dev';
import * as page from '../src/page';
import '@portal/ui/portal.scss';

void runAlone(page, fakeShell({ onNavigate: (to) => location.assign(to) }));
