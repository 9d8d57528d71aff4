/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [email, phone, phoneHint] = /* @__PURE__ */ messages(117, [
  'Email',
  'Phone',
  'With the country code, like +250 788 123 456.',
]);
