/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [description, noScripts] = /* @__PURE__ */ messages(212, [
  'Apply for an internship or a visit, and follow your application.',
  'This portal needs JavaScript. Please switch it on in your browser and load the page again.',
]);
