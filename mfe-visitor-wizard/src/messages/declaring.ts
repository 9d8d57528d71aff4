/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [beforeDeclaring] = /* @__PURE__ */ messages(50, ['Before you declare']);
