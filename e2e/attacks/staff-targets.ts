import { edit } from './dashboard-targets';
import { at, type Target } from './target';

const staff = { who: 'staff', by: 'reviewer', also: ['admin'] } as const;
const admin = { who: 'admin', by: 'admin' } as const;
const reading = ({ submitted }: { submitted: number }) => submitted;
const decision = ({ submitted }: { submitted: number }) => ({
  application_id: submitted,
  status: 'approved',
  message: 'We are glad to have you with us.',
});

/** The calls of the administrator's side. */
export const staffTargets: Record<string, Target> = {
  M01: {
    ...staff,
    path: () => '/api/applications/intern',
    query: 'page=1&search=amina&sort=-submitted_date',
  },
  M02: { ...staff, path: at('/api/admin/applications/applicant', reading, '/intern') },
  M03: { ...staff, path: at('/api/admin/applications', reading) },
  M04: { ...admin, path: at('/api/applications', ({ draft }) => draft), json: () => edit },
  M05: { ...staff, json: decision },
  M06: staff,
  M07: { ...staff, query: 'period=all&before=2000000' },
  M08: staff,
  M09: staff,
  M10: { ...staff, path: at('/api/admin/notifications', ({ notification }) => notification, '/read') },
  M11: { ...admin, query: 'status=pending' },
  M12: {
    ...admin,
    path: at('/api/admin/secondary-application-requests', ({ request }) => request, '/approve'),
    json: () => ({ admin_notes: 'Welcome back' }),
  },
  M13: {
    ...admin,
    path: at('/api/admin/secondary-application-requests', ({ request }) => request, '/reject'),
    json: () => ({ admin_notes: 'There is no place this year' }),
  },
  M14: staff,
  M15: { ...staff, json: decision },
  M16: { ...staff, path: at('/api/admin/applications', reading, '/timeline') },
  M17: { ...admin, query: 'page=1' },
  M18: admin,
  M19: { ...admin, json: () => ({ form_limits: { experience_description: 60 }, resume_code: 'off' }) },
  M20: admin,
  M21: { ...admin, path: () => '/api/admin/mail/1/retry' },
  M22: { ...staff, path: at('/api/admin/applications', reading, '/neighbours'), query: 'sort=created_at' },
  P01: { who: 'anybody', by: 'admin' },
  P02: admin,
  P03: { ...admin, json: () => ({ enabled: true }) },
  R01: { ...staff, path: at('/api/admin/applications', reading, '/export-pdf') },
  R02: { ...staff, query: 'type=intern&status=approved&days=30&limit=10' },
  R03: { ...staff, query: 'days=30' },
  R04: { ...staff, query: 'from_date=2026-01-01&to_date=2026-12-31' },
  I18: { who: 'signed-in', by: 'applicant', path: () => '/api/storage/1/nothing.pdf' },
};

/** The calls of svc-auth. */
export const peopleTargets: Record<string, Target> = {
  A01: {
    who: 'anybody',
    by: 'applicant',
    json: () => ({ email_or_phone: 'nobody@example.org', password: 'Not-the-right-one-1' }),
  },
  A02: { who: 'signed-in', by: 'applicant' },
  A03: {
    who: 'signed-in',
    by: 'applicant',
    owned: true,
    path: at('/api/users', ({ person }) => person, '/change-password'),
    json: () => ({ currentPassword: 'Not-the-right-one-1', newPassword: 'A-new-password-12' }),
  },
  A04: { who: 'signed-in', by: 'applicant' },
  A05: { who: 'anybody', by: 'applicant', json: () => ({ email: 'nobody@example.org' }) },
  A06: {
    who: 'anybody',
    by: 'applicant',
    json: () => ({ token: 'x'.repeat(43), newPassword: 'A-new-password-12' }),
  },
  A07: admin,
  A08: {
    ...admin,
    json: () => ({ name: 'Mallory Example', email: 'mallory@portal.test', role: 'reviewer' }),
  },
  A09: { ...admin, path: at('/api/staff', ({ reviewer }) => reviewer, '/invitation') },
  A10: {
    ...admin,
    path: at('/api/staff', ({ reviewer }) => reviewer),
    json: () => ({ name: 'Rosa Reviewer', role: 'reviewer', active: true }),
  },
  A11: { ...admin, path: at('/api/staff', ({ reviewer }) => reviewer, '/sign-out') },
  A12: { who: 'anybody', by: 'admin', path: () => `/api/staff/invitations/${'x'.repeat(43)}` },
  A13: {
    who: 'anybody',
    by: 'admin',
    path: () => `/api/staff/invitations/${'x'.repeat(43)}`,
    json: () => ({ name: 'Mallory', newPassword: 'A-new-password-12' }),
  },
  A14: { ...admin, query: 'page=1' },
  A15: { who: 'signed-in', by: 'applicant' },
  A17: admin,
  A18: { ...admin, path: () => '/api/staff/mail/1/retry' },
  A16: { ...staff, json: () => ({ name: 'Rosa Reviewer' }) },
};
