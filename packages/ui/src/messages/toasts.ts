/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { message } from './catalogue';

/** Dismiss */
export const dismiss = /* @__PURE__ */ message(12, 'Dismiss');
