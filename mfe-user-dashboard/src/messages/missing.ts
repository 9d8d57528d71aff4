/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [noApplicationId, unknownType] = /* @__PURE__ */ messages(119, [
  'Application ID is missing. Please try again.',
  'Unable to determine application type. Please contact support.',
]);
