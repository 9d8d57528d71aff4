/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [title, welcomeLead, welcomeTip] = /* @__PURE__ */ messages(0, [
  'Internship application',
  'Find out whether this internship is for you, and begin.',
  'Have your documents ready as PDF files. You can stop at any time: what you typed is kept.',
]);
