/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [signature, agreementStatement] = /* @__PURE__ */ messages(227, [
  'Signature',
  'Agreement Statement',
]);
