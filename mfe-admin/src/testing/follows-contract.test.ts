/** @jest-environment node */
import applications from '@portal/contract-svc-applications-v1/openapi.json';
import auth from '@portal/contract-svc-auth-v1/openapi.json';
import reports from '@portal/contract-svc-reports-v1/openapi.json';
import { expectFakeToFollow } from '@portal/test-kit/openapi';
import { devPortal } from '../../dev/dev-portal';

// manifest.json excludes older versions of svc-applications and svc-auth.
const documents = [applications, auth, reports];
const server = devPortal();

const reads = [
  '/api/me',
  '/api/applications/intern?page=1&sort=-submitted_date',
  '/api/applications/visitor?page=2&sort=-submitted_date',
  '/api/admin/applications/248',
  '/api/admin/applications/248/timeline',
  '/api/admin/applications/148',
  '/api/admin/stats',
  '/api/admin/unread-counts',
  '/api/admin/notifications?period=all',
  '/api/admin/notifications/latest',
  '/api/admin/secondary-application-requests',
  '/api/admin/settings',
  '/api/admin/activity?page=1',
  '/api/admin/reports/applications?type=all',
  '/api/staff',
  '/api/staff/activity?page=1',
  '/api/me/sessions',
  '/api/me/second-factor',
  '/api/staff/second-factor-rule',
  '/api/admin/applications/240/neighbours?sort=-submitted_date',
];

describe('the contracts of now', () => {
  test.each(reads)(
    'what the stand-in for the portal answers to GET %s is what the contract promises',
    async (path) => {
      const { body } = await server.send('GET', path);
      expectFakeToFollow(documents, { method: 'GET', path, body });
    },
  );

  test.each([
    ['PUT', '/api/admin/settings', { resume_code: 'new-device' }, 200],
    ['POST', '/api/admin/portal-status', { enabled: false }, 200],
    ['POST', '/api/feedback/preview', { message: 'Welcome to our house.' }, 200],
    ['POST', '/api/staff', {}, 201],
    ['PATCH', '/api/staff/2', {}, 200],
    ['POST', '/api/staff/2/sign-out', {}, 200],
    ['POST', '/api/me/sign-out-everywhere', {}, 200],
    ['POST', '/api/me/second-factor', {}, 200],
    ['POST', '/api/me/second-factor/confirm', {}, 200],
  ])('so is its answer to %s %s', async (method, path, sent, status) => {
    const { body } = await server.send(method, path, sent);
    expectFakeToFollow(documents, { method, path, status, body });
  });
});
