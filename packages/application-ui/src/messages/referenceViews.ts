/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  notAskedYet,
  askedOf,
  askedAndOpened,
  sentByReferee,
  declinedByReferee,
  viewLetter,
  letterTerm,
] = /* @__PURE__ */ messages(221, [
  'Not asked yet',
  'The referee has been asked',
  'The referee has been asked, and has opened the link',
  'Sent by the referee',
  'Declined by the referee',
  'View letter',
  'Letter',
]);
