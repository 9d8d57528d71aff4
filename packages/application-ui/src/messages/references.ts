/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [yourRefereeTitle, letter, whyLetter, characterLetter, institutionLetter, academicLetter] =
  /* @__PURE__ */ messages(210, [
    'Your referee',
    'Letter',
    'What somebody else says about you helps us to know you better.',
    'Character reference letter',
    'Recommendation letter from your institution',
    'Academic reference letter',
  ]);
