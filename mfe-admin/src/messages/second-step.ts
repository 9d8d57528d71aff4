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
] = /* @__PURE__ */ messages(134, [
  'Choose a password of your own',
  'Your password could not be set. Please try again.',
  'The password that you have signed in with was printed when the portal was set up, and others may have seen it. It opens nothing else: choose your own, and you are in.',
  'Set password and go on',
  'Enter your code',
  'Enter the code that your app shows',
  ({ passkey }: { passkey: string | number }) =>
    `Your password is right. Open your authenticator app and enter the six figures that it shows${passkey === 'yes' ? `, or use your passkey` : ``}.`,
  'Code',
  'No app at hand? Enter one of your recovery codes. An administrator can help if you have none.',
  'Go on',
  'Sign in as somebody else',
  'Set up a code for your sign-in',
  'Administrators need a code here',
  ({ name }: { name: string | number }) =>
    `After your password, ${name} asks administrators for a code from an app on their phone. Set it up once and you are in.`,
]);
