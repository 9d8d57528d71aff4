/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [dismiss] = /* @__PURE__ */ messages(13, ['Dismiss']);
