/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  termsTitle,
  backToForm,
  termsLoading,
  termsFailed,
  termsAgain,
  termsTrue,
  termsDecision,
  termsCosts,
  termsConduct,
  termsData,
  termsEnd,
] = /* @__PURE__ */ messages(374, [
  'Terms and conditions',
  'Back to the form',
  'The terms are being loaded',
  'The terms could not be loaded. Nothing that you typed is lost.',
  'Try again',
  'What you write in your application and what you send with it is true and your own. If something important changes before we answer, you tell us.',
  'Sending an application does not give you a place. We decide on each one, and write to you.',
  'We pay no wage and no costs, unless we have told you so in writing.',
  'While you are with us you respect patients, families and staff, keep to yourself what you learn about them, and follow the rules of the house.',
  'We use your data to review your application and to plan your stay. In your dashboard you can read it, take a copy and ask us to delete it.',
  'You may withdraw your application at any time. We may end an application or a stay where these terms are not kept.',
]);
