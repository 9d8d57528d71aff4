/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [ownCosts, notGuaranteed, availability] = /* @__PURE__ */ messages(47, [
  'There is no financial sponsorship: visitors pay their own costs.',
  'Approval is not guaranteed.',
  'Visits depend on availability.',
]);
