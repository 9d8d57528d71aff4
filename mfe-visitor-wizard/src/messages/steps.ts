/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [title, welcomeLead, welcomeTip] = /* @__PURE__ */ messages(0, [
  'Visit application',
  'What a visit is, and what you will need.',
  'Coming with others? Choose Institutional, and have a letter of support from your institution ready.',
]);
