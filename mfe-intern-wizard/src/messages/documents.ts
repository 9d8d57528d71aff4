/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [signIt, eitherEnough, anythingElse] = /* @__PURE__ */ messages(55, [
  'Sign it before you scan or save it.',
  'Either is enough.',
  'Anything else that supports your application.',
]);
