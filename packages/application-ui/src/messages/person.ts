/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  signInEmail,
  signInFixed,
  youAndReach,
  continueLater,
  personalDetails,
  whyDetails,
  chooseNationality,
  from18,
  from18Text,
] = /* @__PURE__ */ messages(201, [
  'This is how you sign in.',
  'This is how you sign in, so it cannot be changed here.',
  'You and how to reach you',
  'You can continue your application later with this email and your phone number.',
  'Personal details',
  'So that we know you are 18 or older, and how to address and invite you. It does not affect our decision.',
  'Choose yours',
  'You can apply from your 18th birthday',
  <T>({ day, mail }: { day: string | number; mail: (words: string) => T }) => [
    `The work touches people who are seriously ill and their families, so we can only take applicants who are 18 or older. With the date you entered, you can apply from ${day}. If the date is wrong, correct it; if you have questions, write to `,
    mail(''),
    '.',
  ],
]);
