/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [website, newsletter] = /* @__PURE__ */ messages(22, ['Website', 'Newsletter']);
