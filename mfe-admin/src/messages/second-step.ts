/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  chooseTitle,
  chooseFailed,
  chooseText,
  chooseAndGo,
  codeTitle,
  codeMissing,
  codeText,
  code,
  codeHint,
  goOn,
  somebodyElse,
  setUpTitle,
  setUpNotice,
  setUpText,
] = /* @__PURE__ */ messages(141, [
  'Choose your own password',
  'Your password could not be set. Please try again.',
  'The password you signed in with was printed when the portal was set up, and others may have seen it. Choose your own password to continue.',
  'Set password and continue',
  'Enter your code',
  'Enter the code from your app',
  ({ passkey }: { passkey: string | number }) =>
    `Your password is right. Open your authenticator app and enter the six digits that it shows${passkey === 'yes' ? `, or use your passkey` : ``}.`,
  'Code',
  'You do not have your app with you? Enter a recovery code. If you have none, ask an administrator.',
  'Continue',
  'Sign in as somebody else',
  'Set up a code for your sign-in',
  'Administrators must sign in with a code',
  ({ name }: { name: string | number }) =>
    `After your password, ${name} asks administrators for a code from an app on their phone. You set it up once.`,
]);
