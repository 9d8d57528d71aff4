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
] = /* @__PURE__ */ messages(207, [
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
    `There was no activity for ${minutes} minutes, so we signed you out. Nothing is lost: sign in as `,
    strong(`${who}`),
    ' to continue.',
  ],
  'Your password is right. Now enter the code from your app, or a recovery code.',
  'Are you still there?',
  'Stay signed in',
  ({ time }: { time: string | number }) =>
    `You will be signed out at ${time} because there is no activity on this page.`,
  'What you typed stays here until you sign in again.',
]);
