import { phoneOnly, press, see, twoWidths, view } from './staff-view';
import type { State } from './state';

const tokens = '/admin/portal-settings/tokens';
const webhooks = '/admin/portal-settings/webhooks';

/** States of the pages about other programs. */
export const programStates: State[] = [
  view('tokens', 'no program has a token', tokens, {
    widths: twoWidths,
    then: see('There are no active tokens'),
  }),
  view('tokens-wrong', 'a token without a name and a purpose', tokens, {
    widths: twoWidths,
    expectsErrors: true,
    then: press(['Create the token', 'Choose what the token is for']),
  }),
  view('tokens-failed', 'the tokens cannot be loaded', tokens, {
    widths: phoneOnly,
    answered: [{ call: '/api/staff/tokens' }],
    then: see('The tokens could not be loaded'),
  }),
  view('webhooks', 'no program is notified of anything', webhooks, {
    widths: twoWidths,
    then: see('There are no webhooks yet'),
  }),
  view('webhooks-failed', 'the addresses cannot be loaded', webhooks, {
    widths: phoneOnly,
    answered: [{ call: '/api/admin/webhooks' }],
    then: see('The addresses could not be loaded'),
  }),
];
