/**
 * What members of staff may do, by name, as pages know it; services have the table of roles. More may be added. Written
 * by `npm run contracts` from that table.
 */
export const permissions = [
  'readApplications',
  'readDocuments',
  'assess',
  'decide',
  'askForChanges',
  'sendMails',
  'actOnSeveral',
  'readReports',
  'editApplications',
  'releaseResults',
  'decideRequests',
  'assignReaders',
  'manageConflicts',
  'manageAssessment',
  'manageRounds',
  'seeNames',
  'erasePersons',
  'manageRetention',
  'manageSettings',
  'managePlaces',
  'manageMailTemplates',
  'manageMail',
  'manageIntegrations',
  'manageStaff',
  'manageRoles',
  'manageSecurity',
  'readActivity',
  'publishReleases',
] as const;

export type Permission = (typeof permissions)[number];
