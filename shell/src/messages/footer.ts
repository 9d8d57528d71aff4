/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [website, newsletter, questionsAndAnswers, accessibility] = /* @__PURE__ */ messages(25, [
  'Website',
  'Newsletter',
  'Questions and answers',
  'Accessibility',
]);
