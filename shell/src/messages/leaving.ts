/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [unsavedTitle, unsavedText, unsavedNobodys, staySignedIn, keepAndSignOut, deleteAndSignOut] =
  /* @__PURE__ */ messages(223, [
    'Some of your text is on this device alone',
    'The portal does not have it yet. If you keep it, this device shows it to you alone, once you have signed in again.',
    'Some was typed before you signed in: if you keep it, whoever uses this device next can see it.',
    'Stay signed in',
    'Keep it and log out',
    'Delete it and log out',
  ]);
