/** Limits for what a page loads. KB are 1000 bytes. docs/testing.md gives the reasons. */
export const limits = {
  /** In every language; the French or Kinyarwanda messages are counted separately. */
  landingScriptKb: 84,
  wizardScriptKb: 127,
  /** In another language, with the files of its messages. */
  wizardInLanguageKb: 133,
  /**
   * The messages of a wizard in one other language: 0.3 KB for the page of a closed round, 0.1 for the hint on how to
   * make a smaller scan.
   */
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
