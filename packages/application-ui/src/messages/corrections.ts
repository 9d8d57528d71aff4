/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [emailAddress, phoneNumberOf, correctIt] = /* @__PURE__ */ messages(123, [
  'email address',
  'phone number',
  <T>({ hidden, what }: { hidden: (words: string) => T; what: string | number }) => [
    'Correct it',
    hidden(` (${what})`),
  ],
]);
