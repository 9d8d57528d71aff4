import { createApiClient, pageLifecycles } from '@portal/remote-sdk';
import { fakeShell, runAlone } from '@portal/remote-sdk/dev';
import { DashboardApp } from '../src/app/app';
import { languages } from '../src/language';
import { abilities, application, feedback, profile, request } from './fake-data';
import { fakePortal } from './fake-portal';
import '@portal/ui/portal.scss';

/**
 * Runs the dashboard alone, on a portal in memory; with ?real the calls go to the portal that the development server
 * forwards to. ?empty is a person without data, ?mailed a person who still has the mailed password.
 */
const query = new URLSearchParams(location.search);
const portal = fakePortal({
  ...(query.has('empty')
    ? {}
    : {
        applications: [
          application(12, 'visitor', 'draft', { abilities: abilities.furtherDraft, progress: 20 }),
          application(11, 'intern', 'draft'),
          application(7, 'intern', 'in-review'),
          application(5, 'intern', 'approved', { abilities: abilities.mayAsk }),
          application(4, 'visitor', 'approved', { abilities: abilities.later }),
          application(3, 'intern', 'rejected', { abilities: abilities.asked }),
        ],
        feedback: [
          feedback(3),
          feedback(2, { type: 'approval', status: 'approved', application_id: 5, message: 'Welcome!' }),
          feedback(1, { type: 'other', status: 'in-review', is_read: true, admin_name: 'Staff' }),
        ],
        requests: [
          request(3, { status: 'approved', admin_notes: null, created_application_id: 12 }),
          request(2),
          request(1, { status: 'pending', admin_notes: null, reviewed_at: null }),
        ],
      }),
  types: {
    has_intern: true,
    has_visitor: false,
    can_apply_intern: false,
    can_apply_visitor: !query.has('empty'),
  },
  profile: { ...profile, must_change_password: query.has('mailed') },
});

const session = { token: 'alone', user: { id: 5, role: 'intern', name: profile.name, email: profile.email } };
if (!location.pathname.startsWith('/userdashboard')) history.replaceState(null, '', '/userdashboard');
const real = query.has('real');
if (!real) globalThis.fetch = portal.fetch as typeof fetch;

const page = pageLifecycles(({ shell }) => {
  const client = { ...createApiClient(shell), ...(real ? {} : { upload: portal.upload }) };
  return <DashboardApp shell={shell} client={client} />;
}, languages);
const offered = ['en', 'fr', 'rw', 'en-XA'];
void runAlone(page, fakeShell({ session, languages: offered, onNavigate: (to) => location.assign(to) }));
