/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [charactersLeft, charactersOver] = /* @__PURE__ */ messages(75, [
  ({ count }: { count: number }) =>
    `You have ${count === 1 ? `${count} character` : `${count} characters`} left`,
  ({ count }: { count: number }) =>
    `You have ${count === 1 ? `${count} character` : `${count} characters`} too many`,
]);
