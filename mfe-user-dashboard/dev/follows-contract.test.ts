/** @jest-environment node */
import applications from '@portal/contract-svc-applications-v1/openapi.json';
import applicationsBefore from '@portal/contract-svc-applications-v1/previous.json';
import auth from '@portal/contract-svc-auth-v1/openapi.json';
import authBefore from '@portal/contract-svc-auth-v1/previous.json';
import { expectFakeToFollow } from '@portal/test-kit/openapi';
import { application, feedback, request } from './fake-data';
import { fakePortal } from './fake-portal';

const known = () =>
  fakePortal({
    applications: [application(8, 'visitor', 'draft'), application(7, 'intern', 'submitted')],
    feedback: [feedback(1)],
    requests: [request(1)],
  });

const data = { personal_statement: 'I want to learn.' };

const versions = [
  { version: 'the contracts of now', documents: [applications, auth] },
  { version: 'the contracts one version before', documents: [applicationsBefore, authBefore] },
];

describe.each(versions)('$version', ({ documents }) => {
  test.each([
    ['GET', '/api/me', {}],
    ['GET', '/api/my-applications', {}],
    ['GET', '/api/user/available-application-types', {}],
    ['GET', '/api/user/applications/7', {}],
    ['GET', '/api/user/applications/8', {}],
    ['GET', '/api/user/unread-counts', {}],
    ['GET', '/api/my-feedback', {}],
    ['GET', '/api/user/secondary-application-requests', {}],
    ['PUT', '/api/user/applications/8', { data }],
    ['POST', '/api/feedback/1/read', {}],
    ['POST', '/api/user/secondary-application-requests/seen', {}],
    ['POST', '/api/user/secondary-application-request', { original_application_id: 7, reason: 'Once more.' }],
    ['POST', '/api/submit-application', { application_id: 7 }],
    ['POST', '/api/visitor/submit-application', { application_id: 8 }],
    ['POST', '/api/logout', {}],
  ])(
    'what the portal in memory answers to %s %s is what the contract promises',
    async (method, path, body) => {
      const answer = await known().fetch(path, { method, body: JSON.stringify(body) });
      const text = await answer.text();
      const answered = text === '' ? undefined : (JSON.parse(text) as unknown);
      expectFakeToFollow(documents, { method, path, status: answer.status, body: answered });
    },
  );

  test('its answers to a first application of the other programme, and to a file, follow the contract', async () => {
    const portal = fakePortal({ applications: [application(7, 'intern', 'draft')] });
    const path = '/api/user/applications/create-secondary';
    const begun = await portal.fetch(path, { method: 'POST', body: JSON.stringify({ type: 'visitor' }) });
    const body: unknown = JSON.parse(await begun.text());
    expectFakeToFollow(documents, { method: 'POST', path, status: begun.status, body });

    const form = new FormData();
    form.set('application_id', '7');
    form.set('document_type', 'cv');
    form.set('file', new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' }));
    const stored = await portal.upload('/api/users/upload-document', form);
    expectFakeToFollow(documents, { method: 'POST', path: '/api/users/upload-document', ...stored });
  });
});

test('its answer about a discarded draft follows the present contract', async () => {
  const portal = known();
  for (const call of ['discard', 'bring-back']) {
    const path = `/api/user/applications/8/${call}`;
    const answer = await portal.fetch(path, { method: 'POST' });
    const body: unknown = JSON.parse(await answer.text());
    expectFakeToFollow([applications, auth], { method: 'POST', path, status: answer.status, body });
  }
});
