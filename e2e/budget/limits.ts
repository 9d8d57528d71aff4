/** What a page may cost. KB are 1000 bytes. The reasons stand in docs/testing.md. */
export const limits = {
  landingScriptKb: 84,
  wizardScriptKb: 124,
  styleKb: 12,
  furtherRemoteScriptKb: 35,
  federationScriptKb: 17,
  rounds: 3,
} as const;

export const landing = '/';
export const wizard = '/application/interns';
/** The first page of each other remote. */
export const furtherRemotes = {
  'mfe-visitor-wizard': '/application/visitors',
  'mfe-user-dashboard': '/userdashboard',
  'mfe-admin': '/staff/auth',
} as const;
