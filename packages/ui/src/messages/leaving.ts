/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [leaveTitle, leaveText, unsavedTitle, unsavedText, deleteAndLeave, keepAndLeave, stay] =
  /* @__PURE__ */ messages(40, [
    'Leave this application?',
    'What you typed is only on this device so far. Keep it here to continue later, or delete it if others use this device.',
    'Your last changes could not be saved',
    'They are on this device, but not on our server yet. Stay and try again, keep them on this device to continue later, or delete them if others use this device.',
    'Delete and leave',
    'Keep on this device and leave',
    'Stay',
  ]);
