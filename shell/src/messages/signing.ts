/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [wrongPair, signedInAs, nameless, signOut, goOn, toDashboard] = /* @__PURE__ */ messages(215, [
  'Invalid email/phone or password. Please check your credentials.',
  <T>({ name }: { name: (words: string) => T }) => ['Signed in as ', name('')],
  'a person without a name',
  'Sign out',
  'Continue your application',
  'Go to your dashboard',
]);
