import { pageLifecycles } from '@portal/remote-sdk';
import { fakeShell, runAlone } from '@portal/remote-sdk/dev';
import { languages } from '../src/language';
import { VisitPage } from '../src/programme/visit-page';
import { fakePortal } from './fake-portal';
import '@portal/ui/portal.scss';

/**
 * Runs the wizard alone, on a portal in memory; with ?real the calls go to the portal that the development server
 * forwards to.
 */
const client = new URLSearchParams(location.search).has('real') ? undefined : fakePortal();
const page = pageLifecycles(({ shell }) => <VisitPage shell={shell} client={client} />, languages);

void runAlone(
  page,
  fakeShell({ languages: ['en', 'fr', 'rw', 'en-XA'], onNavigate: (to) => location.assign(to) }),
);
