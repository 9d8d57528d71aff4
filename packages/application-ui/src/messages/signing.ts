/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [signature, agreementStatement, readTerms] = /* @__PURE__ */ messages(230, [
  'Signature',
  'Agreement Statement',
  'Read the terms and conditions',
]);
