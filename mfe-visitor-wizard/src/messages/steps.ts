/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [title, welcomeLead, welcomeTip] = /* @__PURE__ */ messages(0, [
  'Visit application',
  'What a visit is, and what you will need.',
  'The next step needs your ID or passport. Coming with others? Choose Institutional: step 6 needs your institution’s letter.',
]);
