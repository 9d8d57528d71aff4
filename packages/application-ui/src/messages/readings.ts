/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [noAnswer] = /* @__PURE__ */ messages(224, ['Not provided']);
