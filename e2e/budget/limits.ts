/** What a page may cost. KB are 1000 bytes. The reasons stand in docs/testing.md. */
export const limits = {
  landingScriptKb: 84,
  /** In French and Kinyarwanda: their words come besides. 84.1 and 84.4 today, wanted 84. */
  landingInLanguageKb: 85,
  wizardScriptKb: 127,
  /** In another language, whose words come besides. */
  wizardInLanguageKb: 133,
  /** The words of a wizard in one other language. */
  languageScriptKb: 25,
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
