/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Enter a whole number of minutes from 5 to 720': 'idleMinutes',
  'Read applications': 'scopeApplications',
  'Lists, statistics, complete applications and their history; one application as a PDF. No documents.':
    'scopeApplicationsHelp',
  'Read reports': 'scopeReports',
  'The reports, also as PDF, Excel and CSV.': 'scopeReportsHelp',
  Decide: 'scopeDecisions',
  'Change the status with a message to the applicant, and undo a decision before it is sent.':
    'scopeDecisionsHelp',
};

export default sentences;
