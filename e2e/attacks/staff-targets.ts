import { edit } from './dashboard-targets';
import { at, type Target } from './target';

const staff = { who: 'staff', by: 'reviewer', also: ['admin'] } as const;
const byAdmin = { who: 'admin', by: 'admin' } as const;
const reading = ({ submitted }: { submitted: number }) => submitted;
const keptForTenYears = {
  programmes: [{ programme: 'intern', draft: null, approved: 120, rejected: 120 }],
  mails: null,
  devices: 6,
};

const decision = ({ submitted }: { submitted: number }) => ({
  application_id: submitted,
  status: 'approved',
  message: 'We are glad to have you with us, {name}.',
  messages: { fr: 'Nous sommes heureux de vous accueillir, {name}.' },
});

const bulkDecision = ({ submitted }: { submitted: number }) => ({
  key: 'an-act-of-the-attacks',
  act: 'status',
  items: [{ id: submitted, version: 2_000_000 }],
  status: 'approved',
  message: 'We are glad to have you with us.',
});

const wholeList = { query: { search: 'amina', sort: '-updated_at' }, time_zone: 'Africa/Kigali' };
const savedReply = { language: 'en', name: 'No place left', text: 'Dear {name}, all places are taken.' };
const savedView = { name: 'To read', query: 'status=submitted', shared: true };

const request = () => ({
  sections: ['statement', 'documents.cv'],
  reason: 'Please say more about your reasons.',
  until: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10),
});
const reopenings = (after = '') => at('/api/admin/applications', reading, `/reopenings${after}`);

const words = '/api/admin/mail-templates/intern/decision-approved/en';
const accountWords = '/api/staff/mail-templates/address-moved/en';
const template = { subject: 'On {reference}', text: 'Dear {name}, {message}', small: '' };
const accountTemplate = { subject: 'On {house}', text: 'Hello from {house}', small: '' };

/** The calls of the administrator's side. */
export const staffTargets: Record<string, Target> = {
  M01: {
    ...staff,
    path: () => '/api/applications/intern',
    query: 'page=1&search=amina&sort=-submitted_date',
  },
  M02: { ...staff, path: at('/api/admin/applications/applicant', reading, '/intern') },
  M03: { ...staff, path: at('/api/admin/applications', reading) },
  M04: { ...byAdmin, path: at('/api/applications', ({ draft }) => draft), json: () => edit },
  M05: { ...staff, json: decision },
  M06: staff,
  M07: { ...staff, query: 'period=all&before=2000000' },
  M08: staff,
  M09: staff,
  M10: { ...staff, path: at('/api/admin/notifications', ({ notification }) => notification, '/read') },
  M11: { ...byAdmin, query: 'status=pending' },
  M12: {
    ...byAdmin,
    path: at('/api/admin/secondary-application-requests', ({ request }) => request, '/approve'),
    json: () => ({ admin_notes: 'Welcome back' }),
  },
  M13: {
    ...byAdmin,
    path: at('/api/admin/secondary-application-requests', ({ request }) => request, '/reject'),
    json: () => ({ admin_notes: 'There is no place this year' }),
  },
  M14: staff,
  M15: { ...staff, json: decision },
  M16: { ...staff, path: at('/api/admin/applications', reading, '/timeline') },
  M17: { ...byAdmin, query: 'page=1' },
  M18: byAdmin,
  M19: { ...byAdmin, json: () => ({ form_limits: { experience_description: 60 }, resume_code: 'off' }) },
  N110: { who: 'anybody', by: 'admin' },
  N111: { ...byAdmin, json: () => ({ language: 'en', text: 'Be kind.' }) },
  N02: { who: 'anybody', by: 'admin', path: () => '/api/calendar/guessed.ics' },
  N03: staff,
  N04: { ...staff, json: () => ({ name: 'My phone' }) },
  N05: { ...staff, path: () => '/api/admin/calendar-feeds/1/revoke' },
  E01: byAdmin,
  E02: { ...byAdmin, json: () => ({ programme: 'intern', letters: 'either', before_letters: true }) },
  E06: { ...staff, path: at('/api/admin/applications', reading, '/letters') },
  E07: { ...staff, path: at('/api/storage/letters', ({ letter }) => letter) },
  M20: byAdmin,
  M21: { ...byAdmin, path: () => '/api/admin/mail/1/retry' },
  M22: { ...staff, path: at('/api/admin/applications', reading, '/neighbours'), query: 'sort=created_at' },
  K01: { ...staff, path: at('/api/admin/applications', reading, '/next-unread'), query: 'sort=created_at' },
  N150: {
    ...staff,
    path: at('/api/admin/applications', reading, '/neighbours-of-all'),
    query: 'sort=created_at&status=submitted&around=3',
  },
  N151: {
    ...staff,
    path: at('/api/admin/applications', reading, '/next-unread-of-all'),
    query: 'sort=created_at&from=beginning',
  },
  N152: { ...staff, query: 'ids=1,2,3' },
  M23: { ...byAdmin, query: 'kind=document_opened&actor=1&page=1' },
  M24: { ...byAdmin, query: 'subject=application&subject_id=1' },
  M25: { ...byAdmin, path: at('/api/admin/applications', reading, '/erasure') },
  // Nobody's password: whoever else is let in still erases nobody.
  M26: {
    ...byAdmin,
    path: at('/api/admin/applications', reading, '/erasure'),
    json: () => ({ reason: 'mistake', password: 'Not-the-right-one-1' }),
  },
  M27: byAdmin,
  M28: { ...byAdmin, json: () => keptForTenYears },
  // Nothing ends: the scene stays as it is.
  M29: { ...byAdmin, json: () => keptForTenYears },
  C01: { ...staff, path: reopenings(), json: request },
  C02: { ...staff, path: reopenings() },
  C03: { ...staff, path: reopenings('/1') },
  C05: { ...staff, path: reopenings('/preview'), json: request },
  C06: { ...staff, path: reopenings('/1/end') },
  Z05: byAdmin,
  Z06: { ...byAdmin, json: () => ({ url: 'https://10.0.0.1/hook', events: ['submitted'] }) },
  Z07: { ...byAdmin, path: () => '/api/admin/webhooks/2147483647', json: () => ({ active: false }) },
  Z08: { ...byAdmin, path: () => '/api/admin/webhooks/2147483647' },
  Z09: { ...byAdmin, path: () => '/api/admin/webhooks/2147483647/secret' },
  Z10: { ...byAdmin, path: () => '/api/admin/webhooks/2147483647/test' },
  Z11: { ...byAdmin, path: at('/api/admin/webhooks', ({ webhook }) => webhook, '/deliveries') },
  Z12: { ...byAdmin, path: () => '/api/admin/webhooks/2147483647/deliveries/1/again' },
  S01: { ...staff, path: at('/api/admin/applications', reading, '/same-person') },
  S02: {
    ...staff,
    path: at('/api/admin/applications', reading, '/same-person'),
    json: () => ({ other_id: 1, verdict: 'unsaid' }),
  },
  T01: { ...staff, query: 'time_zone=Africa/Kigali' },
  T02: { ...staff, query: 'kind=over&page=1' },
  Z90: { ...byAdmin, query: 'before=1' },
  P01: { who: 'anybody', by: 'admin' },
  P02: byAdmin,
  P03: { ...byAdmin, json: () => ({ enabled: true }) },
  R01: { ...staff, path: at('/api/admin/applications', reading, '/export-pdf') },
  R02: { ...staff, query: 'type=intern&status=approved&days=30&by=begun&time_zone=Africa/Kigali&limit=10' },
  R03: { ...staff, query: 'days=30' },
  R04: { ...staff, query: 'from_date=2026-01-01&to_date=2026-12-31' },
  Z13: { ...staff, query: 'from_date=2026-01-01&to_date=2026-12-31' },
  Z14: { ...staff, json: ({ submitted }) => ({ ids: [submitted], time_zone: 'Africa/Kigali' }) },
  Z15: { ...staff, json: ({ submitted }) => ({ ids: [submitted], time_zone: 'Africa/Kigali' }) },
  Z16: { ...staff, json: () => wholeList, twoAtOnce: true },
  Z17: { ...staff, json: () => wholeList, twoAtOnce: true },
  H01: { ...staff, path: () => '/api/feedback/held/1/undo' },
  L01: {
    ...staff,
    query: 'search=amina&status=submitted,in-review&sort=-updated_at&time_zone=Africa/Kigali',
  },
  L02: staff,
  L03: staff,
  L04: { ...staff, json: () => savedView },
  L05: { ...staff, path: () => '/api/admin/saved-views/1', json: () => savedView },
  L06: { ...staff, path: () => '/api/admin/saved-views/1/remove' },
  L07: {
    ...staff,
    json: ({ submitted }) => ({ act: 'status', ids: [submitted], query: { sort: '-updated_at' } }),
  },
  // A version that nobody has seen: whoever else is let in changes nothing.
  L08: { ...staff, json: bulkDecision },
  L09: { ...staff, path: () => '/api/admin/bulk-acts/1/undo' },
  L10: { ...staff, json: ({ submitted }) => ({ ids: [submitted] }) },
  N120: staff,
  N121: { ...staff, json: () => savedReply },
  N122: { ...staff, path: () => '/api/admin/saved-replies/1', json: () => ({ ...savedReply, version: 1 }) },
  N123: { ...staff, path: () => '/api/admin/saved-replies/1/remove' },
  H02: { ...staff, path: () => '/api/admin/applications/mails/1/send-again' },
  // She has proven her mailbox: even an administrator moves nobody.
  H03: {
    ...byAdmin,
    path: at('/api/admin/applications', reading, '/mail-address'),
    json: () => ({ email: 'mallory@example.org' }),
  },
  H05: byAdmin,
  H06: { ...byAdmin, path: () => words },
  H07: { ...byAdmin, path: () => words, json: () => ({ ...template, version: 2_000_000 }) },
  H08: { ...byAdmin, path: () => `${words}/preview`, json: () => template },
  H09: { ...byAdmin, path: () => `${words}/standard`, json: () => ({ version: 2_000_000 }) },
  // The mail server alone, by a secret that this portal does not have.
  H04: { who: 'anybody', by: 'admin' },
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
  A07: byAdmin,
  A08: {
    ...byAdmin,
    json: () => ({ name: 'Mallory Example', email: 'mallory@portal.test', role: 'reviewer' }),
  },
  A09: { ...byAdmin, path: at('/api/staff', ({ reviewer }) => reviewer, '/invitation') },
  A10: {
    ...byAdmin,
    path: at('/api/staff', ({ reviewer }) => reviewer),
    json: () => ({ name: 'Rosa Reviewer', role: 'reviewer', active: true }),
  },
  A11: { ...byAdmin, path: at('/api/staff', ({ reviewer }) => reviewer, '/sign-out') },
  A12: { who: 'anybody', by: 'admin', path: () => `/api/staff/invitations/${'x'.repeat(43)}` },
  A13: {
    who: 'anybody',
    by: 'admin',
    path: () => `/api/staff/invitations/${'x'.repeat(43)}`,
    json: () => ({ name: 'Mallory', newPassword: 'A-new-password-12' }),
  },
  A70: {
    who: 'anybody',
    by: 'admin',
    json: () => ({ token: 'x'.repeat(43) }),
  },
  A71: {
    who: 'anybody',
    by: 'admin',
    json: () => ({ token: 'x'.repeat(43), name: 'Mallory', newPassword: 'A-new-password-12' }),
  },
  A14: { ...byAdmin, query: 'page=1' },
  A15: { who: 'signed-in', by: 'applicant' },
  A17: byAdmin,
  A18: { ...byAdmin, path: () => '/api/staff/mail/1/retry' },
  A19: { who: 'signed-in', by: 'applicant' },
  A30: { who: 'signed-in', by: 'applicant' },
  A32: staff,
  A33: { ...staff, json: () => ({ password: 'Not-the-right-one-1' }) },
  A34: { ...staff, json: () => ({ code: '000000' }) },
  A35: { ...staff, json: () => ({ password: 'Not-the-right-one-1', code: '000000' }) },
  A36: { ...staff, json: () => ({ password: 'Not-the-right-one-1', code: '000000' }) },
  A38: byAdmin,
  A54: staff,
  A55: staff,
  A56: { ...staff, json: () => ({ name: 'Key ring', response: {} }) },
  A57: { ...staff, path: () => '/api/me/passkeys/2147483647' },
  Z01: byAdmin,
  Z02: { ...byAdmin, json: () => ({ name: 'Copy', scopes: ['applications:read'], days: 1 }) },
  Z03: { ...byAdmin, path: () => '/api/staff/tokens/2147483647' },
  Z04: { who: 'anybody', by: 'admin', json: () => ({ token: 'portal_token_guess' }) },
  A58: byAdmin,
  A59: { ...byAdmin, path: () => accountWords },
  A60: { ...byAdmin, path: () => accountWords, json: () => ({ ...accountTemplate, version: 2_000_000 }) },
  A61: { ...byAdmin, path: () => `${accountWords}/preview`, json: () => accountTemplate },
  A63: { who: 'signed-in', by: 'applicant', json: () => ({ language: 'fr' }) },
  A62: { ...byAdmin, path: () => `${accountWords}/standard`, json: () => ({ version: 2_000_000 }) },
  A51: staff,
  A52: byAdmin,
  A53: { ...byAdmin, json: () => ({ idle_minutes: 30 }) },
  A50: { ...staff, json: () => ({ password: 'Not-the-right-one-1' }) },
  A39: { ...byAdmin, json: () => ({ required_for_administrators: false }) },
  A37: { ...byAdmin, path: at('/api/staff', ({ reviewer }) => reviewer, '/second-factor/reset') },
  A31: { who: 'signed-in', by: 'applicant', path: () => `/api/me/sessions/${'0'.repeat(32)}` },
  A20: { ...byAdmin, query: 'kind=sign_in_failed&subject=person&subject_id=1&page=1' },
  A21: { ...byAdmin, query: 'from=2026-01-01T00:00:00Z' },
  A16: { ...staff, json: () => ({ name: 'Rosa Reviewer' }) },
};
