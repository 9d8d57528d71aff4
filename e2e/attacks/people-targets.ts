import { at, type Target } from './target';

const staff = { who: 'staff', by: 'reviewer', also: ['admin'] } as const;
const byAdmin = { who: 'admin', by: 'admin' } as const;
const accountWords = '/api/staff/mail-templates/address-moved/en';
const accountTemplate = { subject: 'On {organisation}', text: 'Hello from {organisation}', small: '' };

/** The calls of svc-auth. */
export const peopleTargets: Record<string, Target> = {
  signIn: {
    who: 'anybody',
    by: 'applicant',
    json: () => ({ email_or_phone: 'nobody@example.org', password: 'Not-the-right-one-1' }),
  },
  getSelf: { who: 'signed-in', by: 'applicant' },
  changePassword: {
    who: 'signed-in',
    by: 'applicant',
    owned: true,
    path: at('/api/users', ({ person }) => person, '/change-password'),
    json: () => ({ currentPassword: 'Not-the-right-one-1', newPassword: 'A-new-password-12' }),
  },
  signOut: { who: 'signed-in', by: 'applicant' },
  requestPasswordReset: { who: 'anybody', by: 'applicant', json: () => ({ email: 'nobody@example.org' }) },
  resetPassword: {
    who: 'anybody',
    by: 'applicant',
    json: () => ({ token: 'x'.repeat(43), newPassword: 'A-new-password-12' }),
  },
  listStaff: byAdmin,
  inviteStaff: {
    ...byAdmin,
    json: () => ({ name: 'Mallory Example', email: 'mallory@portal.test', role: 'reviewer' }),
  },
  resendInvitation: { ...byAdmin, path: at('/api/staff', ({ reviewer }) => reviewer, '/invitation') },
  updateStaff: {
    ...byAdmin,
    path: at('/api/staff', ({ reviewer }) => reviewer),
    json: () => ({ name: 'Rosa Reviewer', role: 'reviewer', active: true }),
  },
  listRoles: byAdmin,
  createRole: { ...byAdmin, json: () => ({ name: 'Mallory reads', permissions: ['readApplications'] }) },
  updateRole: {
    ...byAdmin,
    path: () => '/api/staff/roles/2147483647',
    json: () => ({ version: 1, permissions: ['readApplications'] }),
  },
  deleteRole: { ...byAdmin, path: () => '/api/staff/roles/2147483647', query: 'version=1&move_to=reviewer' },
  signOutStaff: { ...byAdmin, path: at('/api/staff', ({ reviewer }) => reviewer, '/sign-out') },
  getInvitationByToken: {
    who: 'anybody',
    by: 'admin',
    path: () => `/api/staff/invitations/${'x'.repeat(43)}`,
  },
  acceptInvitationByToken: {
    who: 'anybody',
    by: 'admin',
    path: () => `/api/staff/invitations/${'x'.repeat(43)}`,
    json: () => ({ name: 'Mallory', newPassword: 'A-new-password-12' }),
  },
  getInvitation: {
    who: 'anybody',
    by: 'admin',
    json: () => ({ token: 'x'.repeat(43) }),
  },
  acceptInvitation: {
    who: 'anybody',
    by: 'admin',
    json: () => ({ token: 'x'.repeat(43), name: 'Mallory', newPassword: 'A-new-password-12' }),
  },
  listStaffActivity: { ...byAdmin, query: 'page=1' },
  signOutEverywhere: { who: 'signed-in', by: 'applicant' },
  listAccountMails: byAdmin,
  retryAccountMail: { ...byAdmin, path: () => '/api/staff/mail/1/retry' },
  renewFileCookie: { who: 'signed-in', by: 'applicant' },
  listSessions: { who: 'signed-in', by: 'applicant' },
  getSecondFactor: staff,
  startSecondFactor: { ...staff, json: () => ({ password: 'Not-the-right-one-1' }) },
  confirmSecondFactor: { ...staff, json: () => ({ code: '000000' }) },
  disableSecondFactor: { ...staff, json: () => ({ password: 'Not-the-right-one-1', code: '000000' }) },
  renewRecoveryCodes: { ...staff, json: () => ({ password: 'Not-the-right-one-1', code: '000000' }) },
  getSecondFactorRule: byAdmin,
  listPasskeys: staff,
  startPasskey: staff,
  addPasskey: { ...staff, json: () => ({ name: 'Key ring', response: {} }) },
  deletePasskey: { ...staff, path: () => '/api/me/passkeys/2147483647' },
  listAccessTokens: byAdmin,
  createAccessToken: { ...byAdmin, json: () => ({ name: 'Copy', scopes: ['applications:read'], days: 1 }) },
  deleteAccessToken: { ...byAdmin, path: () => '/api/staff/tokens/2147483647' },
  openProgramSession: { who: 'anybody', by: 'admin', json: () => ({ token: 'portal_token_guess' }) },
  listAccountMailTemplates: byAdmin,
  getAccountMailTemplate: { ...byAdmin, path: () => accountWords },
  updateAccountMailTemplate: {
    ...byAdmin,
    path: () => accountWords,
    json: () => ({ ...accountTemplate, version: 2_000_000 }),
  },
  previewAccountMailTemplate: {
    ...byAdmin,
    path: () => `${accountWords}/preview`,
    json: () => accountTemplate,
  },
  updateLanguage: { who: 'signed-in', by: 'applicant', json: () => ({ language: 'fr' }) },
  resetAccountMailTemplate: {
    ...byAdmin,
    path: () => `${accountWords}/standard`,
    json: () => ({ version: 2_000_000 }),
  },
  recordSessionUse: staff,
  getSessionRule: byAdmin,
  updateSessionRule: { ...byAdmin, json: () => ({ idle_minutes: 30 }) },
  reauthenticate: { ...staff, json: () => ({ password: 'Not-the-right-one-1' }) },
  updateSecondFactorRule: { ...byAdmin, json: () => ({ required_for_administrators: false }) },
  resetSecondFactor: {
    ...byAdmin,
    path: at('/api/staff', ({ reviewer }) => reviewer, '/second-factor/reset'),
  },
  endSession: { who: 'signed-in', by: 'applicant', path: () => `/api/me/sessions/${'0'.repeat(32)}` },
  listAccountEvents: { ...byAdmin, query: 'kind=sign_in_failed&subject=person&subject_id=1&page=1' },
  exportAccountEvents: { ...byAdmin, query: 'from=2026-01-01T00:00:00Z' },
  updateSelf: { ...staff, json: () => ({ name: 'Rosa Reviewer' }) },
};
