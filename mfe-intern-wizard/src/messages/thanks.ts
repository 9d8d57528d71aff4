/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [thankYou, thankYouName, thanksLead, teamReads, mailSoon] = /* @__PURE__ */ messages(50, [
  'Thank you',
  ({ name }: { name: string | number }) => `Thank you, ${name}`,
  'Your internship application is in. We are glad that you want to work with us.',
  'Our selection team reads your application: eligibility, qualifications and fit with our mission.',
  'We will email you when there is a decision or a question. This can take several weeks.',
]);
