/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [switchFailed] = /* @__PURE__ */ messages(818, [
  'This language could not be loaded. Check your connection, then try again.',
]);
