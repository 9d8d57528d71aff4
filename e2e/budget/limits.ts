/** What a page may cost. KB are 1000 bytes. The reasons stand in docs/testing.md. */
export const limits = {
  /** In every language: the words of French or Kinyarwanda come besides. */
  landingScriptKb: 84,
  wizardScriptKb: 127,
  /** In another language, with its words as further files. */
  wizardInLanguageKb: 133,
  /** The words of a wizard in one other language: 0.3 KB for the page of a closed round, 0.1 for the way to a smaller scan. */
  languageScriptKb: 25.9,
  styleKb: 12,
  furtherRemoteScriptKb: 39,
  federationScriptKb: 18,
  rounds: 3,
} as const;

export const landing = '/';
export const wizard = '/application/interns';
export const visit = '/application/visitors';
/** The first page of each other remote. */
export const furtherRemotes = {
  'mfe-visitor-wizard': visit,
  'mfe-user-dashboard': '/userdashboard',
  'mfe-admin': '/staff/auth',
} as const;
