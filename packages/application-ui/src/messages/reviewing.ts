/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  confirmationMailedTo,
  passwordMailedTo,
  passwordStays,
  readAddress,
  ifNothingAppears,
  loadingReview,
  retryReview,
  changeStep,
  changeSection,
  missingInOne,
  missingInTwo,
] = /* @__PURE__ */ messages(72, [
  'We will email your confirmation to',
  'We will email your password to',
  'If you already have a password, it stays the same. ',
  'Please check every letter of the address. If it is wrong, correct it before you submit.',
  <T>({ link, step }: { link: (words: string) => T; step: string | number }) => [
    'If nothing appears, go back to ',
    link(`step ${step}`),
    ' and proceed again.',
  ],
  'Loading review data...',
  'Try again',
  ({ step }: { step: string | number }) => `Change ${step}`,
  <T>({ hidden, section }: { hidden: (words: string) => T; section: string | number }) => [
    'Change',
    hidden(` ${section}`),
  ],
  <T>({ number, first }: { number: string | number; first: (words: string) => T }) => [
    `Something is missing here. Go back to step ${number}, `,
    first(''),
    ', and complete it.',
  ],
  <T>({
    number,
    first,
    other,
    second,
  }: {
    number: string | number;
    first: (words: string) => T;
    other: string | number;
    second: (words: string) => T;
  }) => [
    `Something is missing here. Go back to step ${number}, `,
    first(''),
    `, and step ${other}, `,
    second(''),
    ', and complete them.',
  ],
]);
