/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  loadingApplications,
  noneYet,
  accessDenied,
  noApplications,
  serverFailed,
  listFailed,
  cameForOne,
  allKept,
  chooseProgramme,
  applyInternship,
  applyVisit,
  otherProgramme,
  detailsCome,
  applyFor,
] = /* @__PURE__ */ messages(34, [
  'Loading your applications',
  'No applications yet',
  'Access denied. Please check your user role and permissions.',
  'No applications found. You may need to create an application first.',
  ({ reason }: { reason: string | number }) => `Server error: ${reason}. Please try again later.`,
  ({ reason }: { reason: string | number }) => `Failed to load applications: ${reason}`,
  'You are signed in to one application only. To see all your applications, sign in with the password from our email.',
  'Nothing is lost: your applications are kept.',
  'Choose a programme to begin. Your answers are saved as you go.',
  'Apply for an internship',
  'Apply for a visit',
  'Our other programme',
  'You do not have to start again: we fill in the details you have already given us.',
  ({ programme }: { programme: string | number }) => `Apply for ${programme}`,
]);
