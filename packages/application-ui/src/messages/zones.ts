/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [whereYouAre] = /* @__PURE__ */ messages(363, [
  ({ there, here }: { there: string | number; here: string | number }) => `${there} (${here} where you are)`,
]);
