/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [optional, errorBefore, problem, show, hide, passwordSeen] = /* @__PURE__ */ messages(6, [
  ' (optional)',
  'Error: ',
  'There is a problem',
  <T>({ hidden }: { hidden: (words: string) => T }) => ['Show', hidden(' password')],
  <T>({ hidden }: { hidden: (words: string) => T }) => ['Hide', hidden(' password')],
  'Your password can be seen',
]);
