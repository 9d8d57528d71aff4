/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  sectionsOfIt,
  nothingFilled,
  sizeKilobytes,
  nothingProvided,
  purposeTerm,
  readLetter,
  totalHoursTerm,
  academicShort,
  communityShort,
] = /* @__PURE__ */ messages(349, [
  'Sections of the application',
  'Nothing has been filled in yet.',
  ({ size }: { size: string | number }) => `${size} KB`,
  'Not provided',
  'Purpose',
  'View letter',
  'Total hours',
  'Academic',
  'Community',
]);
