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
] = /* @__PURE__ */ messages(753, [
  'Total Applicants',
  'Approved',
  'your last visit',
  'Rejected',
  'No applications yet',
  'When somebody applies, the figures appear here.',
  'Loading the figures',
  'Applications',
  'Read one application after another and decide.',
  'Submitted',
]);
