/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [yourApplication, identity, personal, education, interest, languages, logistics, uploads] =
  /* @__PURE__ */ messages(54, [
    'Your application',
    'National ID/Passport',
    'Personal Information',
    'Education Background',
    'Area of Interest',
    'Language Skills',
    'Visit Logistics',
    'Document Uploads',
  ]);
