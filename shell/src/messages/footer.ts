/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { message } from './catalogue';

/** Website */
export const website = /* @__PURE__ */ message(22, 'Website');
/** Newsletter */
export const newsletter = /* @__PURE__ */ message(23, 'Newsletter');
