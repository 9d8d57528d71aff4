/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  passwordWrong,
  signInAgain,
  signIn,
  idleText,
  idleCode,
  stillThere,
  stay,
  signedOutAt,
  typedStays,
] = /* @__PURE__ */ messages(199, [
  'That password is not right.',
  'Please sign in again',
  'Sign in',
  <T>({
    minutes,
    strong,
    who,
  }: {
    minutes: string | number;
    strong: (words: string) => T;
    who: string | number;
  }) => [
    `Nobody used this page for ${minutes} minutes, so we signed you out. Nothing is lost: sign in as `,
    strong(`${who}`),
    ' and go on where you were.',
  ],
  'Your password is right. Now the code of your app, or a recovery code.',
  'Are you still there?',
  'Stay',
  ({ time }: { time: string | number }) =>
    `You will be signed out at ${time}, because nobody uses this page.`,
  'What you have typed stays here until you sign in again.',
]);
