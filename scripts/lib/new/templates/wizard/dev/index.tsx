import { programmePortal } from '@portal/application-ui/dev';
import { ProgrammePage, programmeLanguages } from '@portal/application-ui/programme-wizard';
import { pageLifecycles } from '@portal/remote-sdk';
import { fakeShell, runAlone } from '@portal/remote-sdk/dev';
import '@portal/ui/portal.scss';

/** Alone, the wizard talks to a portal in memory; with ?real it calls the one that the dev server passes on to. */
const real = new URLSearchParams(location.search).has('real');
const client = real ? undefined : programmePortal('example-key');
const page = pageLifecycles(
  ({ shell }) => <ProgrammePage shell={shell} type="example-key" client={client} />,
  programmeLanguages,
);

void runAlone(
  page,
  fakeShell({ languages: ['en', 'fr', 'rw', 'en-XA'], onNavigate: (to) => location.assign(to) }),
);
