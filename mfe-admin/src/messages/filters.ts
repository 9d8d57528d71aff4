/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  filterStatus,
  filterFrom,
  filterUntil,
  filterLetters,
  filterLetterMissing,
  filterMarked,
  filterWithdrawn,
  filterHeld,
  filterReader,
  filterLabel,
  filterMe,
  filterNobody,
] = /* @__PURE__ */ messages(423, [
  'Status',
  'Submitted from',
  'Submitted until',
  'Letters',
  'Letter missing',
  'Flag',
  'Withdrawn',
  'Decision not sent yet',
  'Reader',
  'Label',
  'Me',
  'Nobody',
]);
