/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [yourEmailAndPhone, phoneNumber, phoneOfThen, didYouStart, goOnAnyDevice, continueMine] =
  /* @__PURE__ */ messages(66, [
    'Your email and phone number',
    'Phone Number',
    'The number that you entered when you started.',
    'Did you start an application before?',
    'With this email and phone number you can continue where you stopped, on any device.',
    'Continue my application',
  ]);
