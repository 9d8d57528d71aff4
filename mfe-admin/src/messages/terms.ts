/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  termsCard,
  termsCardText,
  termsLanguage,
  termsText,
  termsHint,
  termsSave,
  termsSaved,
  termsNotLoaded,
] = /* @__PURE__ */ messages(1913, [
  'Terms and conditions',
  'Applicants who agree to the terms and conditions can read them there. Without a text of yours they read standard terms.',
  'Language of the text',
  'Text',
  'Leave a blank line between paragraphs. Leave the field empty to show the standard terms.',
  'Save the terms',
  'The terms are saved.',
  'The terms could not be loaded.',
]);
