import { pageLifecycles } from '@portal/remote-sdk';
import { fakeShell, runAlone } from '@portal/remote-sdk/dev';
import { ExampleNamePage } from '../src/example-name-page';
import { fakePortal } from './fake-portal';
import '@portal/ui/portal.scss';

/** Alone, the page talks to a portal in memory; with ?real it calls the one that the dev server passes on to. */
const query = new URLSearchParams(location.search);
if (!query.has('real')) globalThis.fetch = fakePortal({ open: !query.has('closed') }).fetch;

void runAlone(pageLifecycles(ExampleNamePage), fakeShell({ onNavigate: (to) => location.assign(to) }));
