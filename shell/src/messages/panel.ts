/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  menu,
  forgotten,
  chooseNew,
  signIn,
  identifier,
  identifierHint,
  password,
  formNotLoaded,
  loadAgain,
] = /* @__PURE__ */ messages(214, [
  'Menu',
  'Forgot password?',
  'Choose a new password',
  'Sign In',
  'Email or phone',
  ({ local, abroad }: { local: string | number; abroad: string | number }) => `Phone: ${local} or ${abroad}`,
  'Password',
  'This form could not be loaded. Check your connection, then try again.',
  'Try again',
]);
