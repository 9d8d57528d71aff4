/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  totalApplicants,
  approved,
  sinceVisit,
  rejected,
  noApplications,
  noFigures,
  figuresLoading,
  applicationsHeading,
  deskText,
  submittedFigure,
] = /* @__PURE__ */ messages(769, [
  'Total Applicants',
  'Approved',
  'your last visit',
  'Rejected',
  'No applications yet',
  'Numbers appear here when somebody applies.',
  'Loading the numbers',
  'Applications',
  'Review one application after another and decide.',
  'Submitted',
]);
