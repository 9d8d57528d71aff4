/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [countryCode, country] = /* @__PURE__ */ messages(112, ['Country code', 'Country']);
