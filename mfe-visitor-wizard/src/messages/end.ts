/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [submittedTitle, isIn, isInName, weRead, mailSoon, bookNothing, toHomepage] =
  /* @__PURE__ */ messages(62, [
    'Application Submitted Successfully',
    'Thank you. Your visit application is in.',
    ({ name }: { name: string | number }) => `Thank you, ${name}. Your visit application is in.`,
    'We will read your application and check the dates you asked for.',
    'We will email you when there is a decision or a question. This can take several weeks.',
    'Book nothing before you have our answer: approval is not guaranteed, and visits depend on availability.',
    'Return to Homepage',
  ]);
