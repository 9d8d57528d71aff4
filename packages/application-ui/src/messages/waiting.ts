/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [notSentYet, keptOnlyHere, tryNow] = /* @__PURE__ */ messages(45, [
  'Not sent yet',
  'There was no connection, so you are not signed in. What you type and the files that you add are kept on this device only. When the connection is back, we sign you in and send them.',
  'Sign in now',
]);
