/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [phonePattern, savedAs, isThisNumber, yesNumber, numberOf] = /* @__PURE__ */ messages(248, [
  '7XX XXX XXX',
  ({ number }: { number: string | number }) => `Saved as ${number}`,
  ({ number }: { number: string | number }) => `Is this ${number}?`,
  'Yes',
  ({ number, country }: { number: string | number; country: string | number }) => `${number} (${country})`,
]);
