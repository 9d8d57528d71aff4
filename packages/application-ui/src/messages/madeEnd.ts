/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [submittedTitle, programmeIsIn, toHomepage] = /* @__PURE__ */ messages(117, [
  'Application Submitted Successfully',
  ({ programme }: { programme: string | number }) => `Thank you. Your ${programme} is in.`,
  'Return to Homepage',
]);
