/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [stillYou, proofCodeText, proofText] = /* @__PURE__ */ messages(196, [
  'Is it still you?',
  'Your password is right. Now the code of your app, or one of your recovery codes.',
  'You signed in more than 15 minutes ago. Please enter your password again for this. Nothing that you have typed is lost.',
]);
