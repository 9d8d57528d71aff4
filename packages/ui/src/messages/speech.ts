/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [languageCode] = /* @__PURE__ */ messages(15, ['en']);
