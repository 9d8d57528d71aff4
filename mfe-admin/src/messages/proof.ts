/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [stillYou, proofCodeText, proofText] = /* @__PURE__ */ messages(204, [
  'Is it still you?',
  'Your password is right. Now enter the code from your app, or a recovery code.',
  'You signed in more than 15 minutes ago. To continue, enter your password again. What you typed is kept.',
]);
