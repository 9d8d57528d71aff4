/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [phonePattern] = /* @__PURE__ */ messages(243, ['7XX XXX XXX']);
