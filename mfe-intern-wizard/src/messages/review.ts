/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  required,
  optional,
  personal,
  education,
  interest,
  languages,
  availability,
  references,
  uploads,
  disability,
  degrees,
  honors,
  experience,
  coursework,
] = /* @__PURE__ */ messages(62, [
  'Required Information',
  'Optional Information',
  'Personal Information',
  'Education Background',
  'Area of Interest',
  'Language Skills',
  'Availability',
  'References',
  'Document Uploads',
  'Disability',
  'Degrees',
  'Honors',
  'Experience',
  'Coursework',
]);
