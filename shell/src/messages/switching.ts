/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { message } from './catalogue';

/** This language could not be loaded. Check your connection, then try again. */
export const switchFailed = /* @__PURE__ */ message(
  89,
  'This language could not be loaded. Check your connection, then try again.',
);
