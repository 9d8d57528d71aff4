import { createServer } from 'node:http';
import { until } from '@portal/test-kit';
import { buildFiles, name } from './desk';
import { cleanUp, listen } from './harness';
import { portalOfTeams, signedCall } from './keys';

afterEach(cleanUp);

const address = '/registry/services/svc-open-days';
const routes = ['/api/open-days'];

/** A replica of svc-open-days that is ready and reports these contracts and needs. */
const replica = (contracts: Record<string, string>, needs: Record<string, string> = {}) =>
  listen(
    createServer((req, res) => {
      const version = req.url === '/version' && { version: '0.1.0', contracts, needs };
      res.end(JSON.stringify({ name: 'svc-open-days', ...version }));
    }),
  );

const needing = (range: string) => ({
  'page.0123456789ab.js': range,
  'manifest.json': JSON.stringify({
    name,
    pages: [{ path: '/admin/*', mount: './page' }],
    shellApi: '^1.0.0',
    contracts: { 'svc-open-days': range },
  }),
});

/** svc-open-days 1.2.0 is registered; 2.1.0 of mfe-admin, which is live, needs it, and 2.0.0 can be rolled back to. */
async function portalThatNeeds() {
  const portal = await portalOfTeams();
  const register = async (contracts: Record<string, string>, needs?: Record<string, string>) => {
    const { url } = await replica(contracts, needs);
    return portal.call('PUT', address, { urls: [url], routes });
  };
  expect((await register({ 'svc-open-days': '1.2.0' })).status).toBe(201);
  for (const [version, range] of [
    ['2.0.0', '~1.2.0'],
    ['2.1.0', '^1.2.0'],
  ] as const) {
    expect((await portal.upload(version, buildFiles(needing(range)))).status).toBe(201);
    expect((await portal.act('live', { version })).status).toBe(200);
  }
  const listed = async () =>
    (await portal.call('GET', '/registry/services')).json<{ services: { contracts: object }[] }>().services;
  return { ...portal, register, listed };
}

const live = 'mfe-admin 2.1.0, which is live, needs svc-open-days ^1.2.0';

test.each([
  ['an older contract', { 'svc-open-days': '1.1.0' }],
  ['a next contract, without a call of the first', { 'svc-open-days': '2.0.0' }],
  ['no contract', {}],
])(
  'replicas with %s are refused while a live remote needs another, and the former go on',
  async (_what, contracts) => {
    const { register, listed } = await portalThatNeeds();
    const refused = await register(contracts as Record<string, string>);
    expect([refused.status, refused.json().message]).toEqual([409, `svc-open-days does not fit: ${live}.`]);
    expect(await listed()).toEqual([expect.objectContaining({ contracts: { 'svc-open-days': '1.2.0' } })]);
  },
);

test('a version that can only be rolled back to hinders no service: its rollback is refused then', async () => {
  const { register, act, listed } = await portalThatNeeds();
  expect((await register({ 'svc-open-days': '1.3.0' })).status).toBe(200);
  // On a busy machine a question may time out; then the last report of the service counts.
  await until(async () => JSON.stringify(await listed()).includes('"svc-open-days":"1.3.0"'));
  const refused = await act('rollback');
  expect([refused.status, refused.json().message]).toEqual([
    422,
    'mfe-admin 2.0.0 needs svc-open-days ~1.2.0, the portal offers 1.3.0.',
  ]);
});

test('replicas whose own needs the portal does not meet are refused', async () => {
  const { register } = await portalThatNeeds();
  const refused = await register({ 'svc-open-days': '1.2.1' }, { 'svc-applications': '^1.9.0' });
  expect([refused.status, refused.json().message]).toEqual([
    409,
    'svc-open-days does not fit: it needs svc-applications ^1.9.0, the portal offers 1.2.0.',
  ]);
});

test('a service is not taken out while a live remote needs it, unless that is switched off', async () => {
  const { call, act, listed } = await portalThatNeeds();
  const refused = await call('DELETE', address);
  expect([refused.status, refused.json().message]).toEqual([
    409,
    `svc-open-days is needed: ${live}. Roll that back, or switch it off, first.`,
  ]);
  expect(await listed()).toHaveLength(1);
  await act('off');
  expect((await call('DELETE', address)).status).toBe(200);
});

test('a key that is revoked while its service is looked at registers nothing', async () => {
  const portal = await portalOfTeams();
  const days = await portal.team('days', 'Team Days', ['svc-open-days']);
  const slow = await listen(
    createServer(async (req, res) => {
      if (req.url === '/readyz') await days.revoke();
      res.end(
        JSON.stringify({ name: 'svc-open-days', version: '1', contracts: { 'svc-open-days': '1.0.0' } }),
      );
    }),
  );
  const body = JSON.stringify({ urls: [slow.url], routes });
  const { host } = new URL(portal.url);
  const { headers } = await signedCall(days.file, host, { method: 'PUT', path: address, body });
  const refused = await portal.call('PUT', address, JSON.parse(body), headers);
  expect([refused.status, refused.json().message]).toEqual([
    403,
    'The key of Somebody of Team Days was revoked meanwhile. Nothing was changed.',
  ]);
  expect((await portal.call('GET', '/registry/services')).json()).toEqual({ services: [] });
});
