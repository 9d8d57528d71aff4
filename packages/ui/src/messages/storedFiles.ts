/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  openFailed,
  fileGone,
  fileSignedOut,
  fileUnchecked,
  beingChecked,
  hasVirus,
  opensHere,
  opensInTab,
] = /* @__PURE__ */ messages(63, [
  'Failed to open document. Please try again.',
  'The file was not found.',
  'Your session has ended: sign in again to open it.',
  'It is still being checked for viruses: please try again in a minute.',
  'Being checked for viruses',
  'Contains a virus and cannot be opened',
  '(opens on this page)',
  '(opens in a new tab)',
]);
