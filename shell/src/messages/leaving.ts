/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [unsavedTitle, unsavedText, unsavedNobodys, staySignedIn, keepAndSignOut, deleteAndSignOut] =
  /* @__PURE__ */ messages(223, [
    'Some of what you typed is only on this device',
    'It has not reached us yet. If you keep it, only you can see it here, after you sign in again.',
    'Some of it was typed before you signed in. If you keep it, the next person who uses this device can see it.',
    'Stay signed in',
    'Keep it and log out',
    'Delete it and log out',
  ]);
