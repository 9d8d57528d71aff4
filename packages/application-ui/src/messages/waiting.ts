/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [notSentYet, keptOnlyHere, filesLater, tryNow] = /* @__PURE__ */ messages(42, [
  'Not sent yet',
  'There was no connection, so you are not signed in. What you type is kept on this device only. When the connection is back, we sign you in and send it.',
  'You can add files when the connection is back.',
  'Sign in now',
]);
