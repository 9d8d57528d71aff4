/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [email, phone] = /* @__PURE__ */ messages(120, ['Email', 'Phone']);
