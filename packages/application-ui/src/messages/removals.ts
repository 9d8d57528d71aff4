/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [fileRemoved] = /* @__PURE__ */ messages(38, ['File removed']);
