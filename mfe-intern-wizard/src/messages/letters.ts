/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [letterHint, orAddLetter] = /* @__PURE__ */ messages(60, [
  'A PDF, or photos of it, smaller than 5MB. It is sent when you continue to the next step.',
  'Or add the letter yourself, if you have it:',
]);
