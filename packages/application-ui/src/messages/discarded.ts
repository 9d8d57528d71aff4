/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [wasDiscarded, notDiscarded] = /* @__PURE__ */ messages(64, [
  'Application Discarded',
  'Failed to discard the application.',
]);
