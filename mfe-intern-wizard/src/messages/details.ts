/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [yourDetails, changeDetails] = /* @__PURE__ */ messages(58, [
  'Your details',
  <T>({ hidden }: { hidden: (words: string) => T }) => ['Change', hidden(' your details')],
]);
