/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [tooLong] = /* @__PURE__ */ messages(239, ['The portal took too long to answer. Try again.']);
