import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';
import { fakeServer } from '../testing/fake-server';

const asked = async (ask: (api: ApiClient) => Promise<unknown>) => {
  const server = fakeServer({
    'GET /api/admin/applications/7': {},
    'GET /api/admin/applications/applicant/7/intern': {},
  });
  await ask(server);
  return server.asked.map(({ method, path }) => `${method} ${path}`);
};

test('the path and the type of a call are of one operation', async () => {
  expect(await asked((api) => call(api, applicationCalls.openApplication, { params: { id: 7 } }))).toEqual([
    'GET /api/admin/applications/7',
  ]);
  expect(
    await asked((api) =>
      call(api, applicationCalls.openApplicationByType, { params: { id: 7, type: 'intern' } }),
    ),
  ).toEqual(['GET /api/admin/applications/applicant/7/intern']);
});

test('the compiler refuses the place of one call with the name of another', () => {
  const decision = { application_id: 7, message: 'We have no place for you.' };
  const wrong = (api: ApiClient) => [
    // @ts-expect-error openApplicationByType has a type in its place
    () => call(api, applicationCalls.openApplicationByType, { params: { id: 7 } }),
    // @ts-expect-error openApplication has none
    () => call(api, applicationCalls.openApplication, { params: { id: 7, type: 'intern' } }),
    // @ts-expect-error decideApplication is written, not read
    () => call(api, applicationCalls.decideApplication),
    // @ts-expect-error no decision is named so
    () => call(api, applicationCalls.decideApplication, { body: { ...decision, status: 'lost' } }),
  ];
  expect(wrong(fakeServer())).toHaveLength(4);
});
