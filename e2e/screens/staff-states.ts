import { deskStates } from './staff-desk-states';
import { listStates } from './staff-list-states';
import { mailStates } from './staff-mail-states';
import { moduleStates } from './staff-module-states';
import { internship, invitation, request, reviewer, several } from './staff-people';
import { programStates } from './staff-program-states';
import { readingStates } from './staff-reading-states';
import { releaseStates } from './staff-release-states';
import { resultStates } from './staff-result-states';
import { roleStates } from './staff-role-states';
import { sessionStates } from './staff-session-states';
import { todayStates } from './staff-today-states';
import { phoneOnly, press, see, twoWidths, view } from './staff-view';
import type { State } from './state';

const signIn: State[] = [
  view('sign-in-wrong', 'signing in, with its errors', '/staff/auth', {
    who: async () => ({}),
    widths: twoWidths,
    then: press(['Login', 'There is a problem']),
  }),
  {
    ...view('invitation', 'an invitation', '', { widths: twoWidths }),
    setUp: async ({ portal, open, see: seen }) => {
      await open(await invitation(portal));
      await seen('Eric Nshuti');
    },
  },
  {
    ...view('invitation-wrong', 'an invitation with its errors', '', { widths: twoWidths }),
    async setUp(stage) {
      await stage.open(await invitation(stage.portal));
      await press(['Accept the invitation', 'There is a problem'])(stage);
    },
  },
  view('invitation-gone', 'an invitation that is not valid any more', '/staff/auth?invitation=used', {
    who: async () => ({}),
    widths: phoneOnly,
    expectsErrors: true,
    then: see('This invitation is no longer valid'),
  }),
];

const noNews = { notifications: [], unread_count: 0, next_before: null };

const notifications: State[] = [
  view('bell', 'the bell', '/admin', {
    of: internship,
    widths: twoWidths,
    then: press(['Latest notifications', 'All notifications']),
  }),
  view('bell-empty', 'the bell with nothing new', '/admin', {
    widths: phoneOnly,
    answered: [{ call: '/api/admin/notifications/latest', status: 200, body: noNews }],
    then: press(['Latest notifications', 'all caught up']),
  }),
  view('notifications', 'the notifications', '/admin/notifications', {
    of: internship,
    then: press(['Notifications about Divine', 'View']),
  }),
  view('notifications-empty', 'no notifications', '/admin/notifications', {
    widths: phoneOnly,
    answered: [{ call: '/api/admin/notifications', status: 200, body: noNews }],
    then: see('all caught up'),
  }),
  view('notifications-failed', 'the notifications cannot be loaded', '/admin/notifications', {
    widths: phoneOnly,
    answered: [{ call: '/api/admin/notifications' }],
    then: see('Failed to load notifications'),
  }),
];

const requestsCall = '/api/admin/secondary-application-requests';
const requested = async (portal: Parameters<typeof request>[0]) => {
  await request(portal);
  return 0;
};
const requests = (name: string, title: string, options: Parameters<typeof view>[3]) =>
  view(name, title, '/admin/secondary-requests', { of: requested, widths: twoWidths, ...options });

const answerStates: State[] = [
  requests('requests', 'the requests', { widths: [360, 768, 1280], then: see('Clarisse Uwera') }),
  requests('requests-empty', 'no requests', {
    answered: [
      {
        call: requestsCall,
        status: 200,
        body: { requests: [], total: 0, pending: 0, approved: 0, rejected: 0 },
      },
    ],
    then: see('No requests yet'),
  }),
  requests('requests-failed', 'the requests cannot be loaded', {
    answered: [{ call: requestsCall }],
    then: see('Failed to load the requests'),
  }),
  requests('request-approve', 'approving a request', {
    then: press(['Approve the request of Clarisse', 'Approve this request?']),
  }),
  requests('request-reject-wrong', 'rejecting a request without a reason', {
    then: press(['Reject the request of Clarisse', 'Reject this request?'], ['Reject', 'There is a problem']),
  }),
  requests('request-late', 'somebody else has answered a request', {
    answered: [
      {
        call: /\/approve$/,
        status: 409,
        body: {
          message: 'This request has already been decided',
          request: {
            id: 1,
            status: 'rejected',
            reviewed_by: 'Grace Iradukunda',
            reviewed_at: '2026-11-21T08:00:00.000Z',
            admin_notes: 'Please wait until your report about the first stay has reached us.',
          },
        },
      },
    ],
    then: press(
      ['Approve the request of Clarisse', 'Approve this request?'],
      ['Approve', 'A colleague has already decided'],
    ),
  }),
];

const reports: State[] = [
  view('reports', 'the reports', '/admin/reports', {
    of: several,
    pictures: 'desktop',
    then: see('Preview'),
  }),
  view('reports-tables', "the charts' numbers as tables", '/admin/reports', {
    of: internship,
    widths: twoWidths,
    then: press(
      ['Show as table: Status breakdown', 'Show as chart'],
      ['Show as table: Applications by type', 'Show as chart'],
      ['Show as table: Submissions over time', 'Show as chart'],
    ),
  }),
  view('reports-decided', 'the decisions of a period', '/admin/reports?by=decided&range=all', {
    widths: twoWidths,
    then: see('In this period'),
  }),
  view('reports-reviewer', 'the reports of a reviewer', '/admin/reports', {
    who: reviewer,
    of: internship,
    widths: twoWidths,
    then: see('Preview'),
  }),
  view('reports-empty', 'nothing to report', '/admin/reports?from=2020-01-01&to=2020-01-02', {
    widths: phoneOnly,
    then: see('No applications match these filters'),
  }),
  view('reports-wrong', 'a report from later to earlier', '/admin/reports?from=2026-03-02&to=2026-03-01', {
    widths: twoWidths,
    then: see('From Date cannot be later'),
  }),
  view('reports-failed', 'the report cannot be loaded', '/admin/reports', {
    widths: phoneOnly,
    answered: [{ call: '/api/admin/reports/applications' }],
    then: see('Failed to load applications data'),
  }),
  view('reports-download-failed', 'a report cannot be downloaded', '/admin/reports', {
    of: internship,
    widths: phoneOnly,
    answered: [{ call: '/api/admin/reports/download-pdf', status: 503 }],
    then: press(['Download PDF', 'Out of order.']),
  }),
];

const settings = '/admin/portal-settings';
const deadLetter = {
  id: 7,
  kind: 'confirm-submission',
  application_id: 12,
  attempts: 24,
  last_error_code: 'EENVELOPE 550',
  created_at: '2026-11-20T08:00:00.000Z',
  failed_at: '2026-11-21T06:00:00.000Z',
};
const invited = async (portal: Parameters<typeof invitation>[0]) => {
  await invitation(portal);
  await reviewer(portal);
  return 0;
};
const accounts = (name: string, title: string, options: Parameters<typeof view>[3]) =>
  view(name, title, `${settings}/staff`, { of: invited, widths: twoWidths, ...options });

const keeping: State[] = [
  view('settings', 'the settings', settings, { then: see('Length of texts') }),
  view('settings-failed', 'the settings cannot be loaded', settings, {
    widths: phoneOnly,
    answered: [{ call: '/api/admin/settings' }],
    then: see('Failed to fetch portal status'),
  }),
  view('settings-wrong', 'a limit that cannot be', settings, {
    widths: twoWidths,
    async then(stage) {
      await stage.page.locator('[id="form_limits.personal_statement"]').fill('10');
      await press(['Save lengths', 'There is a problem'])(stage);
    },
  }),
  view('settings-close', 'the question before the portal closes', settings, {
    widths: twoWidths,
    then: press(['Disable Portal', 'Disable the portal?']),
  }),
  accounts('accounts', 'the staff accounts', { widths: [360, 768, 1280], then: see('Eric Nshuti') }),
  accounts('accounts-failed', 'the staff accounts cannot be loaded', {
    answered: [{ call: '/api/staff' }],
    then: see('Failed to load the staff accounts'),
  }),
  accounts('accounts-invite-wrong', 'inviting somebody, with its errors', {
    then: press(['Invite somebody', 'valid for 72 hours'], ['Send invitation', 'There is a problem']),
  }),
  accounts('accounts-edit', 'changing an account', {
    then: press(['Edit: Grace Iradukunda', 'Edit Grace Iradukunda']),
  }),
  accounts('accounts-deactivate', 'the question before an account is deactivated', {
    then: press(['Deactivate: Grace Iradukunda', 'Deactivate Grace Iradukunda?']),
  }),
  view('activity', 'the activity', `${settings}/activity`, { of: internship, then: see('submitted') }),
  view('activity-failed', 'the activity cannot be loaded', `${settings}/activity`, {
    widths: phoneOnly,
    answered: [{ call: '/api/admin/activity' }],
    then: see('The activity could not be loaded'),
  }),
  view('mail', 'emails that were given up', `${settings}/mail`, {
    widths: twoWidths,
    answered: [
      {
        call: '/api/admin/mail',
        status: 200,
        body: { dead: [deadLetter], waiting: { count: 0, oldest_at: null } },
      },
    ],
    then: see('Confirmation of a submission'),
  }),
  view('mail-empty', 'no email was given up', `${settings}/mail`, {
    widths: phoneOnly,
    then: see('No undelivered emails'),
  }),
  ...mailStates,
  ...programStates,
  ...roleStates,
  ...moduleStates,
  ...releaseStates,
  ...sessionStates,
  view('profile', "one's own profile", '/admin/profile', {
    widths: twoWidths,
    then: see('Where you are signed in'),
  }),
  view('profile-factor', 'a code at the sign-in is set up', '/admin/profile', {
    widths: phoneOnly,
    then: press(['Set up an app', 'You need an authenticator app']),
  }),
  view('security', 'the security events', '/admin/portal-settings/security', {
    widths: twoWidths,
    then: see('Release made live'),
  }),
  view('retention', 'how long data is kept', `${settings}/retention`, {
    widths: twoWidths,
    then: see('Preview what would be deleted'),
  }),
  view('retention-question', 'the question before rules are saved', `${settings}/retention`, {
    widths: twoWidths,
    then: press(['Preview what would be deleted', 'Save these rules?']),
  }),
  view('profile-wrong', "one's own profile with its errors", '/admin/profile', {
    widths: twoWidths,
    then: press(['Change Password', 'There is a problem']),
  }),
  view('profile-failed', "one's own profile cannot be loaded", '/admin/profile', {
    widths: phoneOnly,
    answered: [{ call: '/api/me' }],
    then: see('Profile Not Found'),
  }),
  view('profile-sign-out', 'the question before signing out elsewhere', '/admin/profile', {
    widths: twoWidths,
    then: press(['Sign out everywhere else', 'You stay signed in here. Every']),
  }),
];

export const staffStates: State[] = [
  ...signIn,
  ...readingStates,
  ...listStates,
  ...deskStates,
  ...resultStates,
  ...todayStates,
  ...notifications,
  ...answerStates,
  ...reports,
  ...keeping,
];
