/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [twoCopies, goOnWithThese, changedElsewhere, keepAllHere, takeAllOther, fromHere, fromOther] =
  /* @__PURE__ */ messages(33, [
    'Two copies of your answers',
    'Continue with these answers',
    'This application was changed in another tab or on another device. Choose which answers to keep; the others are replaced.',
    'Keep all from here',
    'Keep all from the other copy',
    'From here',
    'From the other copy',
  ]);
