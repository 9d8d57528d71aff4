/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [wrongPair] = /* @__PURE__ */ messages(215, [
  'Invalid email/phone or password. Please check your credentials.',
]);
