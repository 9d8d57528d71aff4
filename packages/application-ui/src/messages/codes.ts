/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [codeFromMail, code, codeHint, sixDigits, newCode, withPassword] = /* @__PURE__ */ messages(39, [
  'The code from our email',
  'Code',
  ({ email }: { email: string | number }) => `Six digits, sent to ${email}. The code works for ten minutes.`,
  'Enter the six digits of the code',
  'Send a new code',
  'Sign in with your password',
]);
