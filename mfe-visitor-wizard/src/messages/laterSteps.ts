/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  personLead,
  personTip,
  educationLead,
  educationTip,
  goalsLead,
  goalsTip,
  logisticsLead,
  logisticsTip,
  documentsLead,
  documentsTip,
  declarationLead,
  declarationTip,
  reviewLead,
  reviewTip,
] = /* @__PURE__ */ messages(3, [
  'Who you are, where you come from and how we reach you.',
  'A photo of your passport page is fine if every word on it can be read. If you do not have it with you, you can come back to this step later.',
  'What you have studied, and the languages you speak.',
  'Give your highest level of education. You can add certificates in your own words.',
  'What you would like to see and learn.',
  'The clearer your purpose, the better we can plan who you will meet.',
  'When you would like to come, and how you travel.',
  'Book nothing before you have our answer. The next step needs your signed CV or bio: a PDF or photos of it.',
  'Your CV or bio, and for an institutional visit its letter of support.',
  'Sign your CV before you scan it. A scan made with your phone is fine if every word can be read.',
  'What we ask every visitor to agree to.',
  'Read each sentence. If one of them worries you, write to us before you continue.',
  'Check your answers before you send them.',
  'You cannot change anything after you submit. Take your time and check each part.',
]);
