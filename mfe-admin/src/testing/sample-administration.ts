import type { PortalSettings } from '../api/settings';
import type { StaffMember } from '../api/staff';

/** As they are while nobody has changed them. */
export const sampleSettings: PortalSettings = {
  portal_enabled: true,
  form_limits: { experience_description: 50, personal_statement: 300 },
  form_limits_default: { experience_description: 50, personal_statement: 300 },
  form_limits_most: 5000,
  resume_code: 'off',
  resume_code_default: 'off',
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
};

/** A reviewer beside her. */
export const eric: StaffMember = {
  ...aline,
  id: 2,
  name: 'Eric Nshuti',
  email: 'eric@hope.example',
  role: 'reviewer',
  is_self: false,
};
