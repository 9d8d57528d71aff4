/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [signIt, letterhead, anythingElse] = /* @__PURE__ */ messages(51, [
  'Sign it before you scan or save it.',
  'On the letterhead of your institution, signed and dated. Needed for an institutional visit.',
  'Anything else that supports your application.',
]);
