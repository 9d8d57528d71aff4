/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  whatItIs,
  unpaid,
  flexible,
  confidential,
  canApplyIf,
  enrolled,
  adult,
  needed,
  eachAsPdf,
  needCv,
  needCover,
  needTranscript,
  needRecord,
  needTwoLetters,
  needTwoReferences,
  ifRequired,
] = /* @__PURE__ */ messages(34, [
  'What this internship is',
  'It is unpaid and takes place on site, at our offices in Rwanda. Field activities may be part of it.',
  'The period is flexible: it depends on when you are available and on what we need.',
  'What you tell us is confidential. We use it only to review your application.',
  'You can apply if',
  'you are currently enrolled in an undergraduate programme or higher, and',
  'you are 18 or older.',
  'What you will need',
  'Each as a PDF, smaller than 5MB:',
  'your CV or resume, signed',
  'a cover letter',
  'your academic transcript, or proof of enrolment',
  'a valid criminal record',
  'two letters, for steps 9 and 10: a recommendation letter from your institution and a character reference',
  'two reference letters, for steps 9 and 10: one academic and one about your character',
  'If the internship is an academic requirement, a recommendation letter from your institution replaces the academic reference letter.',
]);
