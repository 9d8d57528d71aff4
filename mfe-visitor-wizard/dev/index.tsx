import { pageLifecycles } from '@portal/remote-sdk';
import { fakeShell, runAlone } from '@portal/remote-sdk/dev';
import { VisitPage } from '../src/wizard/visit-page';
import { fakePortal } from './fake-portal';
import '@portal/ui/portal.scss';

/** Alone, the wizard talks to a portal in memory; with ?real it calls the one that the dev server passes on to. */
const client = new URLSearchParams(location.search).has('real') ? undefined : fakePortal();
const page = pageLifecycles(({ shell }) => <VisitPage shell={shell} client={client} />);

void runAlone(page, fakeShell({ onNavigate: (to) => location.assign(to) }));
