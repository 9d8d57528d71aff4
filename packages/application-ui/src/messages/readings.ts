/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [noAnswer, notComplete] = /* @__PURE__ */ messages(228, ['Not provided', 'Not complete yet']);
