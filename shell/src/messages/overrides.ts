/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [localOverride, reset] = /* @__PURE__ */ messages(92, [
  ({ names }: { names: string | number }) => `Local override: ${names}`,
  'Reset',
]);
