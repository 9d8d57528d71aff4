/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  notReady,
  comeBackLater,
  mailLink,
  linkSent,
  openThenGoOn,
  linkOnItsWay,
  lookAmongSpam,
  linkOffline,
  pressWhenOnline,
  linkFailed,
] = /* @__PURE__ */ messages(385, [
  'No document yet?',
  'We can email you a link to this step. Come back with it on any day, on any device. Your answers are kept.',
  'Email me a link to come back',
  <T>({ address }: { address: (words: string) => T }) => ['The link is on its way to ', address('')],
  'You can leave this page now. When you open the link, enter this email address and your phone number.',
  <T>({ address }: { address: (words: string) => T }) => ['We have already sent the link to ', address('')],
  'It can take a few minutes. Look in your spam folder, too.',
  'No connection: the link is not sent yet',
  'Your answers are kept on this device. Press the button again when you are online.',
  'The link could not be sent. Your answers are kept. Please try again in a few minutes.',
]);
