import type { AnswerBody } from '@portal/contract-svc-applications-v1';
import type { BegunFactor, OwnSession } from '@portal/contract-svc-auth-v1';
import type { PortalSettings } from '../api/settings';
import type { StaffMember } from '../api/staff';

/** The settings before any change. */
export const sampleSettings: PortalSettings = {
  portal_enabled: true,
  form_limits: { experience_description: 50, personal_statement: 300 },
  form_limits_default: { experience_description: 50, personal_statement: 300 },
  form_limits_most: 5000,
  resume_code: 'off',
  resume_code_default: 'off',
  mailed_login: 'password',
  draft_reminders: true,
  hold_minutes: 10,
  time_zone: 'Africa/Kigali',
};

/** The administrator who is signed in. */
export const aline: StaffMember = {
  id: 1,
  name: 'Aline Uwera',
  email: 'aline@hope.example',
  role: 'admin',
  active: true,
  invited: false,
  invitation_expires_at: null,
  last_sign_in_at: '2026-11-21T06:00:00.000Z',
  is_self: true,
  second_factor: false,
};

/** A reviewer. */
export const eric: StaffMember = {
  ...aline,
  id: 2,
  name: 'Eric Nshuti',
  email: 'eric@hope.example',
  role: 'reviewer',
  is_self: false,
};

/** The administrator's sessions: here, and on a phone. */
export const sampleSessions = [
  {
    id: '0123456789abcdef0123456789abcdef',
    device: 'Firefox on Windows',
    by_password: true,
    begun_at: '2026-11-21T06:00:00.000Z',
    last_used_at: '2026-11-21T09:30:00.000Z',
    is_this: true,
  },
  {
    id: 'fedcba9876543210fedcba9876543210',
    device: 'Chrome on Android',
    by_password: true,
    begun_at: '2026-11-20T15:00:00.000Z',
    last_used_at: '2026-11-20T17:45:00.000Z',
    is_this: false,
  },
] as const satisfies OwnSession[];

/** A second factor that is being set up. */
export const sampleBegun: BegunFactor = {
  secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  address:
    'otpauth://totp/Portal:aline%40hope.example?issuer=Portal&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30',
};

export const sampleRecoveryCodes = ['k7mqd-9xw2p', 'abcde-23456'];

export const sampleLetterRules: AnswerBody<'getLetterSettings'> = {
  programmes: [{ programme: 'intern', letters: 'either', before_letters: true }],
};
