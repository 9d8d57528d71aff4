/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [timeLeft] = /* @__PURE__ */ messages(12, [
  ({ minutes }: { minutes: number }) =>
    `About ${minutes === 1 ? `${minutes} minute` : `${minutes} minutes`} left`,
]);
