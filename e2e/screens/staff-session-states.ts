import { invitation, reviewer } from './staff-people';
import { press, see, twoWidths, view } from './staff-view';
import type { State } from './state';

const settings = '/admin/portal-settings';
const colleagues = async (portal: Parameters<typeof invitation>[0]) => {
  await invitation(portal);
  await reviewer(portal);
  return 0;
};
const since = '2026-11-20T09:00:00.000Z';
const withinMinutes = (idle_minutes: number) => [
  { call: '/api/me/session/used', status: 200, body: { idle_minutes } },
];
const needsPassword = { message: 'Enter your password again to do this.', reauthenticate: true };
const needsCode = { message: 'Enter the code.', factor_required: true, passkey: { challenge: 'c' } };

/** States in which a session of staff is proven, about to end, or ended. */
export const sessionStates: State[] = [
  view('proof', 'the password is asked for again', `${settings}/staff`, {
    of: colleagues,
    widths: twoWidths,
    answered: [{ call: /\/api\/staff\/\d+$/, status: 403, body: { ...needsPassword, request_id: 'none' } }],
    then: press(['Edit: Grace Iradukunda', 'Edit Grace Iradukunda'], ['Save', 'Is it still you?']),
  }),
  view('session-warned', 'a session is about to end without use', settings, {
    widths: twoWidths,
    answered: withinMinutes(2),
    then: see('Are you still there?'),
  }),
  view('session-over', 'a session has ended without use', settings, {
    widths: twoWidths,
    answered: withinMinutes(0),
    then: see('Please sign in again'),
  }),
  view('passkeys', "one's own passkeys", '/admin/profile', {
    widths: twoWidths,
    answered: [
      {
        call: '/api/me/second-factor',
        status: 200,
        body: { on: true, since, recovery_codes_left: 9 },
      },
      {
        call: '/api/me/passkeys',
        status: 200,
        body: {
          available: true,
          passkeys: [{ id: 1, name: 'Key ring', created_at: since, last_used_at: null }],
        },
      },
    ],
    then: press(['Add a passkey', 'Enter a name, such as']),
  }),
  view('sign-in-passkey', 'the second step of signing in', '/staff/auth', {
    who: async () => ({}),
    widths: twoWidths,
    answered: [{ call: '/api/login', status: 401, body: { ...needsCode, request_id: 'none' } }],
    async then(stage) {
      await stage.page.locator('#email').fill('aline@hope.example');
      await stage.page.locator('#password').fill('long enough');
      await press(['Login', 'Use my passkey'])(stage);
    },
  }),
];
