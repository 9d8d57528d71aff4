/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [change, notProvided] = /* @__PURE__ */ messages(16, [
  <T>({ hidden, term }: { hidden: (words: string) => T; term: string | number }) => [
    'Change',
    hidden(` ${term}`),
  ],
  'Not provided',
]);
