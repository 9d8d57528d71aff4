/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [language] = /* @__PURE__ */ messages(14, ['Language']);
