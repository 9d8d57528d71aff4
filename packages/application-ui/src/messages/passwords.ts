/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [currentWrong, checkForm, changeFailed, changeTitle, isChanged, stayHere, changingIt, changeIt] =
  /* @__PURE__ */ messages(315, [
    'Current password is incorrect.',
    'Validation Error: Please check the form for errors.',
    'Failed to change password. Please try again.',
    'Change password',
    'Your password is changed',
    'You stay signed in here. Everywhere else you have been signed out.',
    'Changing...',
    'Change Password',
  ]);
