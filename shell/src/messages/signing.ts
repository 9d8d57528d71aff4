/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  wrongPair,
  signedInAs,
  nameless,
  signOut,
  goOn,
  toDashboard,
  identifierMissing,
  passwordMissing,
  noRole,
] = /* @__PURE__ */ messages(203, [
  'Invalid email/phone or password. Please check your credentials.',
  <T>({ name }: { name: (words: string) => T }) => ['Signed in as ', name('')],
  'a person without a name',
  'Log out',
  'Continue your application',
  'Go to your dashboard',
  'Email or phone is required',
  'Password is required',
  'Unauthorized role.',
]);
