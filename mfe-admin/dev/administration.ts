import type { SecondaryRequest } from '../src/api/requests';
import type { Asked } from '../src/testing/fake-server';
import {
  aline,
  eric,
  sampleBegun,
  sampleLetterRules,
  sampleRecoveryCodes,
  sampleSessions,
  sampleSettings,
} from '../src/testing/sample-administration';
import { sampleBoard, servedModules } from '../src/testing/sample-board';

const request: SecondaryRequest = {
  id: 2,
  application_type: 'intern',
  status: 'pending',
  applicant_name: 'Ineza Mukamana',
  user_email: 'ineza@example.org',
  user_reason: 'I would like to go on with the research that we began together last year.',
  admin_notes: null,
  reviewed_by: null,
  reviewed_at: null,
  created_at: '2026-11-19T10:00:00.000Z',
  original_application_id: 248,
  created_application_id: null,
};
const approved: SecondaryRequest = {
  ...request,
  id: 1,
  status: 'approved',
  applicant_name: 'Divine Uwase',
  reviewed_by: 'Aline Uwera',
  reviewed_at: '2026-11-12T10:00:00.000Z',
  created_application_id: 247,
};

const actor = { id: 1, name: 'Aline Uwera', role: 'admin' };
const none = { application_id: null, application_type: null, applicant_name: null };
const pagination = { current_page: 1, last_page: 1, per_page: 20, total: 1 };
const portalEntry = {
  id: 1,
  action: 'portal_opened',
  actor,
  at: '2026-11-20T10:00:00.000Z',
  details: {},
  ...none,
};
const staffEntry = {
  id: 1,
  action: 'invited',
  actor,
  at: '2026-11-20T09:00:00.000Z',
  details: { staff_id: 2, name: 'Eric Nshuti', role: 'reviewer' },
};

const securityEvent = {
  id: 1,
  kind: 'sign_in',
  at: '2026-11-20T08:00:00.000Z',
  actor: { id: 1, role: 'admin' },
  subject: { kind: 'person', id: 1 },
  network: '0123456789abcdef',
  details: {},
};

const board = sampleBoard();

/** Answers of the portal in memory for the views of administrators; changes are answered and not stored. */
export const administration = {
  'GET /api/admin/secondary-application-requests': {
    requests: [request, approved],
    total: 2,
    pending: 1,
    approved: 1,
    rejected: 0,
  },
  'POST /api/admin/secondary-application-requests/2/approve': { request: approved, application: { id: 247 } },
  'POST /api/admin/secondary-application-requests/2/reject': { request: { ...request, status: 'rejected' } },
  'GET /api/admin/settings': sampleSettings,
  'GET /api/admin/letter-settings': sampleLetterRules,
  'PUT /api/admin/letter-settings': sampleLetterRules,
  'PUT /api/admin/settings': ({ body }: Asked) => ({ ...sampleSettings, ...(body as object) }),
  'POST /api/admin/portal-status': ({ body }: Asked) => ({
    portal_enabled: (body as { enabled: boolean }).enabled,
  }),
  'GET /api/staff': { staff: [aline, eric] },
  'POST /api/staff': { staff: eric },
  'PATCH /api/staff/2': { staff: eric },
  'POST /api/staff/2/sign-out': { ended: 1 },
  'GET /api/admin/activity': { entries: [portalEntry], pagination },
  'GET /api/admin/events': { entries: [securityEvent], pagination },
  'GET /api/staff/events': { entries: [securityEvent], pagination },
  'GET /api/staff/activity': { entries: [staffEntry], pagination },
  'PATCH /api/me': ({ body }: Asked) => ({ ...aline, ...(body as object) }),
  'POST /api/users/1/change-password': { message: 'Password changed successfully.' },
  'GET /api/staff/second-factor-rule': { required_for_administrators: false },
  'PUT /api/staff/second-factor-rule': { required_for_administrators: true },
  'GET /api/me/second-factor': { on: false, since: null, recovery_codes_left: 0 },
  'POST /api/me/second-factor': sampleBegun,
  'POST /api/me/second-factor/confirm': { recovery_codes: sampleRecoveryCodes },
  'GET /api/me/sessions': { sessions: sampleSessions },
  'POST /api/me/sign-out-everywhere': { ended: 1 },
  'GET /api/admin/modules': board,
  ...servedModules(board),
  'POST /api/admin/modules/mfe-admin/promote': { remote: 'mfe-admin', version: '1.2.0' },
  'POST /api/admin/modules/mfe-admin/abort': { remote: 'mfe-admin', version: '1.1.0' },
  'POST /api/admin/modules/mfe-visitor-wizard/rollback': { remote: 'mfe-visitor-wizard', version: '1.0.0' },
};
