/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [title, welcomeLead, welcomeTip] = /* @__PURE__ */ messages(0, [
  'Internship application',
  'Find out if this internship is right for you, and start.',
  'Have your documents ready as PDF files. You can stop at any time: what you typed is kept.',
]);
