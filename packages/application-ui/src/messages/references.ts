/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [yourRefereeTitle, letter, characterLetter, institutionLetter, academicLetter] =
  /* @__PURE__ */ messages(204, [
    'Your referee',
    'Letter',
    'Character reference letter',
    'Recommendation letter from your institution',
    'Academic reference letter',
  ]);
