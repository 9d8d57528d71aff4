import { edit } from './dashboard-targets';
import { resultTargets } from './result-targets';
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
const round = {
  programme: 'intern',
  names: { en: 'Autumn' },
  opens: '2039-01-01T08:00',
  closes: '2039-02-01T17:00',
};

const savedReply = { language: 'en', name: 'No place left', text: 'Dear {name}, all places are taken.' };
const savedView = { name: 'To read', query: 'status=submitted', shared: true };

const request = () => ({
  sections: ['statement', 'documents.cv'],
  reason: 'Please say more about your reasons.',
  until: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10),
});
const reopenings = (after = '') => at('/api/admin/applications', reading, `/reopenings${after}`);

const words = '/api/admin/mail-templates/intern/decision-approved/en';
const template = { subject: 'On {reference}', text: 'Dear {name}, {message}', small: '' };

/** The calls of staff. */
export const staffTargets: Record<string, Target> = {
  listProgrammeApplications: {
    ...staff,
    path: () => '/api/applications/intern',
    query: 'page=1&search=amina&sort=-submitted_date',
  },
  openApplicationByType: { ...staff, path: at('/api/admin/applications/applicant', reading, '/intern') },
  openApplication: { ...staff, path: at('/api/admin/applications', reading) },
  updateApplication: { ...byAdmin, path: at('/api/applications', ({ draft }) => draft), json: () => edit },
  decideApplication: { ...staff, json: decision },
  countUnread: staff,
  listNotifications: { ...staff, query: 'period=all&before=2000000' },
  listLatestNotifications: staff,
  markAllNotificationsRead: staff,
  markNotificationRead: {
    ...staff,
    path: at('/api/admin/notifications', ({ notification }) => notification, '/read'),
  },
  listRequests: { ...byAdmin, query: 'status=pending' },
  approveRequest: {
    ...byAdmin,
    path: at('/api/admin/secondary-application-requests', ({ request }) => request, '/approve'),
    json: () => ({ admin_notes: 'Welcome back' }),
  },
  rejectRequest: {
    ...byAdmin,
    path: at('/api/admin/secondary-application-requests', ({ request }) => request, '/reject'),
    json: () => ({ admin_notes: 'There is no place this year' }),
  },
  getStatistics: staff,
  previewDecision: { ...staff, json: decision },
  getTimeline: { ...staff, path: at('/api/admin/applications', reading, '/timeline') },
  listApplicationActivity: { ...byAdmin, query: 'page=1' },
  getSettings: byAdmin,
  updateSettings: {
    ...byAdmin,
    json: () => ({ form_limits: { experience_description: 60 }, resume_code: 'off' }),
  },
  getTerms: { who: 'anybody', by: 'admin' },
  updateTerms: { ...byAdmin, json: () => ({ language: 'en', text: 'Be kind.' }) },
  getCalendarFeed: { who: 'anybody', by: 'admin', path: () => '/api/calendar/guessed.ics' },
  listCalendarFeeds: staff,
  createCalendarFeed: { ...staff, json: () => ({ name: 'My phone' }) },
  revokeCalendarFeed: { ...staff, path: () => '/api/admin/calendar-feeds/1/revoke' },
  getLetterSettings: byAdmin,
  updateLetterSettings: {
    ...byAdmin,
    json: () => ({ programme: 'intern', letters: 'either', before_letters: true }),
  },
  listLetters: { ...staff, path: at('/api/admin/applications', reading, '/letters') },
  getLetterFile: { ...staff, path: at('/api/storage/letters', ({ letter }) => letter) },
  listApplicationMails: byAdmin,
  retryApplicationMail: { ...byAdmin, path: () => '/api/admin/mail/1/retry' },
  getNeighbours: {
    ...staff,
    path: at('/api/admin/applications', reading, '/neighbours'),
    query: 'sort=created_at',
  },
  getNextUnread: {
    ...staff,
    path: at('/api/admin/applications', reading, '/next-unread'),
    query: 'sort=created_at',
  },
  getNeighboursInAll: {
    ...staff,
    path: at('/api/admin/applications', reading, '/neighbours-of-all'),
    query: 'sort=created_at&status=submitted&around=3',
  },
  getNextUnreadInAll: {
    ...staff,
    path: at('/api/admin/applications', reading, '/next-unread-of-all'),
    query: 'sort=created_at&from=beginning',
  },
  listApplicationLines: { ...staff, query: 'ids=1,2,3' },
  listApplicationEvents: { ...byAdmin, query: 'kind=document_opened&actor=1&page=1' },
  exportApplicationEvents: { ...byAdmin, query: 'subject=application&subject_id=1' },
  previewErasure: { ...byAdmin, path: at('/api/admin/applications', reading, '/erasure') },
  // The password is another person's, so the erasure is refused.
  eraseApplicant: {
    ...byAdmin,
    path: at('/api/admin/applications', reading, '/erasure'),
    json: () => ({ reason: 'mistake', password: 'Not-the-right-one-1' }),
  },
  getRetentionRules: byAdmin,
  previewRetentionRules: { ...byAdmin, json: () => keptForTenYears },
  // Nothing is deleted with these rules, so the scene stays as it is.
  updateRetentionRules: { ...byAdmin, json: () => keptForTenYears },
  reopenApplication: { ...staff, path: reopenings(), json: request },
  listReopenings: { ...staff, path: reopenings() },
  compareReopening: { ...staff, path: reopenings('/1') },
  previewReopening: { ...staff, path: reopenings('/preview'), json: request },
  endReopening: { ...staff, path: reopenings('/1/end') },
  listWebhooks: byAdmin,
  createWebhook: { ...byAdmin, json: () => ({ url: 'https://10.0.0.1/hook', events: ['submitted'] }) },
  updateWebhook: {
    ...byAdmin,
    path: () => '/api/admin/webhooks/2147483647',
    json: () => ({ active: false }),
  },
  deleteWebhook: { ...byAdmin, path: () => '/api/admin/webhooks/2147483647' },
  renewWebhookSecret: { ...byAdmin, path: () => '/api/admin/webhooks/2147483647/secret' },
  endFormerWebhookSecret: { ...byAdmin, path: () => '/api/admin/webhooks/2147483647/former-secret' },
  testWebhook: { ...byAdmin, path: () => '/api/admin/webhooks/2147483647/test' },
  listWebhookDeliveries: {
    ...byAdmin,
    path: at('/api/admin/webhooks', ({ webhook }) => webhook, '/deliveries'),
  },
  resendWebhookDelivery: { ...byAdmin, path: () => '/api/admin/webhooks/2147483647/deliveries/1/again' },
  listSamePerson: { ...staff, path: at('/api/admin/applications', reading, '/same-person') },
  setSamePerson: {
    ...staff,
    path: at('/api/admin/applications', reading, '/same-person'),
    json: () => ({ other_id: 1, verdict: 'unsaid' }),
  },
  getWorkQueue: { ...staff, query: 'time_zone=Africa/Kigali' },
  listOutstanding: { ...staff, query: 'kind=over&page=1' },
  listDoubtfulPhones: { ...byAdmin, query: 'before=1' },
  getPortalStatus: { who: 'anybody', by: 'admin' },
  getPortalStatusForStaff: byAdmin,
  setPortalStatus: { ...byAdmin, json: () => ({ enabled: true }) },
  exportApplicationPdf: { ...staff, path: at('/api/admin/applications', reading, '/export-pdf') },
  getReport: {
    ...staff,
    query: 'type=intern&status=approved&days=30&by=begun&time_zone=Africa/Kigali&limit=10',
  },
  downloadReportPdf: { ...staff, query: 'days=30' },
  downloadReportExcel: { ...staff, query: 'from_date=2026-01-01&to_date=2026-12-31' },
  downloadReportCsv: { ...staff, query: 'from_date=2026-01-01&to_date=2026-12-31' },
  downloadChosenPdf: {
    ...staff,
    json: ({ submitted }) => ({ ids: [submitted], time_zone: 'Africa/Kigali' }),
  },
  downloadChosenExcel: {
    ...staff,
    json: ({ submitted }) => ({ ids: [submitted], time_zone: 'Africa/Kigali' }),
  },
  downloadListPdf: { ...staff, json: () => wholeList, twoAtOnce: true },
  downloadListExcel: { ...staff, json: () => wholeList, twoAtOnce: true },
  undoDecision: { ...staff, path: () => '/api/feedback/held/1/undo' },
  ...resultTargets,
  listApplications: {
    ...staff,
    query: 'search=amina&status=submitted,in-review&sort=-updated_at&time_zone=Africa/Kigali',
  },
  getApplicationFilters: staff,
  listSavedViews: staff,
  createSavedView: { ...staff, json: () => savedView },
  updateSavedView: { ...staff, path: () => '/api/admin/saved-views/1', json: () => savedView },
  deleteSavedView: { ...staff, path: () => '/api/admin/saved-views/1/remove' },
  previewBulkAction: {
    ...staff,
    json: ({ submitted }) => ({ act: 'status', ids: [submitted], query: { sort: '-updated_at' } }),
  },
  // A version that does not exist, so that nobody's request changes anything.
  runBulkAction: { ...staff, json: bulkDecision },
  undoBulkAction: { ...staff, path: () => '/api/admin/bulk-acts/1/undo' },
  exportApplications: { ...staff, json: ({ submitted }) => ({ ids: [submitted] }) },
  listSavedReplies: staff,
  createSavedReply: { ...staff, json: () => savedReply },
  updateSavedReply: {
    ...staff,
    path: () => '/api/admin/saved-replies/1',
    json: () => ({ ...savedReply, version: 1 }),
  },
  deleteSavedReply: { ...staff, path: () => '/api/admin/saved-replies/1/remove' },
  listRounds: byAdmin,
  getRoundFigures: { ...staff, path: () => '/api/admin/rounds/2147483647/figures', right: 404 },
  getFiguresWithoutRound: { ...staff, path: () => '/api/admin/programmes/intern/figures' },
  listRoundFigures: { ...staff, path: () => '/api/admin/round-figures' },
  downloadRoundFiguresExcel: staff,
  downloadPlacesExcel: { ...staff, query: 'from=2026-06-01&until=2026-07-26' },
  downloadPlacesCsv: { ...staff, query: 'from=2026-06-01&until=2026-07-26' },
  exportRoundFigures: { ...staff, path: () => '/api/admin/round-figures/export' },
  // A round that closes when it opens is refused; a valid one would close the programme of the scene.
  createRound: { ...byAdmin, json: () => ({ ...round, closes: round.opens }), right: 422 },
  updateRound: {
    ...byAdmin,
    path: () => '/api/admin/rounds/1',
    json: () => ({ ...round, version: 1 }),
    right: 404,
  },
  deleteRound: { ...byAdmin, path: () => '/api/admin/rounds/1/remove', right: 404 },
  giveMoreTime: {
    ...byAdmin,
    path: at('/api/admin/applications', ({ draft }) => draft, '/more-time'),
    json: () => ({ until: '2040-01-01T12:00', reason: 'In hospital' }),
    right: 409,
  },
  resendApplicationMail: { ...staff, path: () => '/api/admin/applications/mails/1/send-again' },
  // She has proven her mailbox, so even an administrator may not change her address.
  correctMailAddress: {
    ...byAdmin,
    path: at('/api/admin/applications', reading, '/mail-address'),
    json: () => ({ email: 'mallory@example.org' }),
  },
  listMailTemplates: byAdmin,
  getMailTemplate: { ...byAdmin, path: () => words },
  updateMailTemplate: { ...byAdmin, path: () => words, json: () => ({ ...template, version: 2_000_000 }) },
  previewMailTemplate: { ...byAdmin, path: () => `${words}/preview`, json: () => template },
  resetMailTemplate: { ...byAdmin, path: () => `${words}/standard`, json: () => ({ version: 2_000_000 }) },
  // Only the mail server may make this call, with a secret that this portal does not have.
  receiveMailReport: { who: 'anybody', by: 'admin' },
  getFile: { who: 'signed-in', by: 'applicant', path: () => '/api/storage/1/nothing.pdf' },
};
