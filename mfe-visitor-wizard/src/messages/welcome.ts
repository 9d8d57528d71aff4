/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  personalHint,
  institutionalHint,
  important,
  needed,
  needId,
  needCv,
  needLetter,
  needLetterIf,
  needDates,
  adult,
] = /* @__PURE__ */ messages(37, [
  'You come for yourself.',
  'You represent an institution, with one or more participants.',
  'Important information',
  'What you will need',
  'for step 2: your national ID or passport (PDF, JPG or PNG, smaller than 5MB)',
  'for step 6: your CV or a professional bio, signed (PDF, smaller than 5MB)',
  'a letter of support from your institution (PDF, smaller than 5MB)',
  'for an institutional visit, a letter of support from your institution (PDF)',
  'the dates you would like to come, and the hours you have each week',
  'You must be 18 years old or older. What you tell us is confidential; we use it only to review your application.',
]);
