/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  statusDraft,
  statusInProgress,
  statusPending,
  statusSubmitted,
  statusInReview,
  statusApproved,
  statusRejected,
  statusWithdrawn,
  statusActive,
  statusInactive,
] = /* @__PURE__ */ messages(23, [
  'Draft',
  'In progress',
  'Pending',
  'Submitted',
  'In review',
  'Approved',
  'Rejected',
  'Withdrawn',
  'Active',
  'Inactive',
]);
