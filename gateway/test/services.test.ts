import { createServer } from 'node:http';
import { folderReleaseStore } from '../src/registry';
import { createServiceRegistry } from '../src/services';
import { buildFiles, releasingPortal } from './desk';
import { ask, cleanUp, listen } from './harness';
import { portalOfTeams, signedCall } from './keys';

afterEach(cleanUp);

/** A service that is ready, calls itself by this name, and answers with its name and the address asked for. */
function service(name: string, { ready = true, contracts = {} as Record<string, string> } = {}) {
  return listen(
    createServer((req, res) => {
      if (req.url === '/readyz') res.statusCode = ready ? 200 : 503;
      res.setHeader('content-type', 'application/json');
      const version = req.url === '/version' && { version: '0.1.0', contracts };
      res.end(JSON.stringify({ name, url: req.url, ...version }));
    }),
  );
}

const address = '/registry/services/svc-open-days';
const routes = ['/api/open-days'];

async function portalWith(name = 'svc-open-days') {
  const [portal, other] = [await releasingPortal(), await service(name)];
  const register = (body: object, at = address) => portal.call('PUT', at, body);
  return { portal, other, register };
}

test('a service that is registered gets the calls below its routes, until it is removed', async () => {
  const { portal, other, register } = await portalWith();
  expect((await ask(portal.url, '/api/open-days/entries')).status).toBe(200);
  expect((await register({ urls: [other.url], routes })).status).toBe(201);
  const answer = await ask(portal.url, '/api/open-days/entries?new=1');
  expect(answer.json()).toEqual({ name: 'svc-open-days', url: '/api/open-days/entries?new=1' });
  expect((await ask(portal.url, '/api/open-days')).json()).toMatchObject({ name: 'svc-open-days' });
  expect((await ask(portal.url, '/api/open-daysmore')).json()).not.toHaveProperty('url');

  expect((await portal.call('DELETE', address)).status).toBe(200);
  expect((await ask(portal.url, '/api/open-days/entries')).json()).not.toHaveProperty('url');
  expect((await portal.call('DELETE', address)).status).toBe(404);
});

test('it is kept, also over a release and for another gateway on the same folder', async () => {
  const { portal, other, register } = await portalWith();
  await register({ urls: [other.url], routes });
  await portal.upload('100.0.0', buildFiles({ 'page.0123456789ab.js': 'another page' }));
  expect((await portal.act('live', { version: '100.0.0' })).status).toBe(200);
  const later = createServiceRegistry({ store: folderReleaseStore(portal.folder) });
  await later.refresh();
  later.stop();
  expect(later.ownerOf('/api/open-days/entries')).toEqual({ name: 'svc-open-days', urls: [other.url] });
});

test('nobody without the token registers one, lists them or removes one', async () => {
  const { portal, other } = await portalWith();
  const body = { urls: [other.url], routes };
  for (const [method, path] of [
    ['PUT', address],
    ['DELETE', address],
    ['GET', '/registry/services'],
  ] as const) {
    const answer = await portal.call(method, path, method === 'PUT' ? body : undefined, {
      authorization: 'Bearer a-wrong-token-of-the-tests',
    });
    expect([method, answer.status]).toEqual([method, 401]);
  }
});

test.each([
  ['/api/admin/open-days', 'the portal itself'],
  ['/api/applications', 'the portal itself'],
  ['/api/login', 'the portal itself'],
  ['/api/publicopen-days', 'the portal itself'],
])('%s is refused: it is an address of %s', async (route, owner) => {
  const { other, register } = await portalWith();
  const answer = await register({ urls: [other.url], routes: ['/api/open-days', route] });
  expect(answer.status).toBe(409);
  expect(answer.json().message).toContain(`${route} is an address of ${owner}`);
});

test.each(['/api/open-days', '/api/open-days/entries'])(
  '%s is refused to a second service: another has it, or what is above',
  async (route) => {
    const { other, register } = await portalWith();
    await register({ urls: [other.url], routes });
    const second = await service('svc-visits');
    const answer = await register({ urls: [second.url], routes: [route] }, '/registry/services/svc-visits');
    expect([answer.status, answer.json().message]).toEqual([409, `${route} belongs to svc-open-days.`]);
  },
);

test('no service takes the name of one of the portal', async () => {
  const { other, register } = await portalWith('svc-auth');
  const answer = await register({ urls: [other.url], routes }, '/registry/services/svc-auth');
  expect(answer.status).toBe(409);
});

test.each(['/api', '/registry', '/api/../x', '/api/Open', 'api/x', '/api/x?y'])(
  'the route %s is refused as none',
  async (route) => {
    const { other, register } = await portalWith();
    expect((await register({ urls: [other.url], routes: [route] })).status).toBe(422);
  },
);

test.each(['ftp://a', 'http://a/path', 'http://user:secret@a', 'http://a?x=1'])(
  'the address %s is refused as none',
  async (url) => {
    const { register } = await portalWith();
    expect((await register({ urls: [url], routes })).status).toBe(422);
  },
);

test('replicas that are not ready, or are another service, are refused by name, and nothing is kept', async () => {
  const { portal, other, register } = await portalWith();
  const starting = await service('svc-open-days', { ready: false });
  const another = await service('svc-visits');
  const answer = await register({ urls: [other.url, starting.url, another.url], routes });
  expect(answer.status).toBe(422);
  expect(answer.json<{ errors: { urls: string[] } }>().errors.urls).toEqual([
    `${starting.url} is not ready: it answers 503.`,
    `${another.url} calls itself svc-visits, not svc-open-days.`,
  ]);
  expect((await portal.call('GET', '/registry/services')).json()).toEqual({ services: [] });
});

test.each(['http://169.254.169.254', 'http://[fe80::1]:8080', 'http://0.0.0.0:8080', 'http://224.0.0.1'])(
  'the address %s is refused before anything is asked there: no service can be at it',
  async (url) => {
    const { register } = await portalWith();
    const answer = await register({ urls: [url], routes });
    expect([answer.status, answer.json().message]).toEqual([
      422,
      `${url} is not ready: no service can be there.`,
    ]);
  },
);

test('a service that answers without end, or calls itself by more than a name, is refused in a sentence', async () => {
  const { register } = await portalWith();
  const endless = await listen(
    createServer((_req, res) => {
      const write = () => !res.destroyed && res.write('x'.repeat(16_000), write);
      write();
    }),
  );
  const named = await service('<b>svc</b> and a long story');
  const answer = await register({ urls: [endless.url, named.url], routes });
  expect(answer.json<{ errors: { urls: string[] } }>().errors.urls).toEqual([
    `${endless.url} is not ready: it answers more than 64 KB.`,
    `${named.url} calls itself something else, not svc-open-days.`,
  ]);
});

test('registered again, its calls go to the new addresses', async () => {
  const { portal, other, register } = await portalWith();
  await register({ urls: [other.url], routes });
  await ask(portal.url, '/api/open-days');
  const next = await service('svc-open-days');
  expect((await register({ urls: [next.url], routes })).status).toBe(200);
  await other.stop();
  expect((await ask(portal.url, '/api/open-days')).status).toBe(200);
});

test('one that is down is answered for, and turns the portal not unready', async () => {
  const { portal, other, register } = await portalWith();
  await register({ urls: [other.url], routes });
  await other.stop();
  expect((await ask(portal.url, '/api/open-days')).status).toBe(503);
  expect((await ask(portal.url, '/readyz')).status).toBe(200);
  const { services } = (await portal.call('GET', '/registry/services')).json<{ services: object[] }>();
  expect(services).toEqual([expect.objectContaining({ name: 'svc-open-days', routes, reachable: false })]);
});

test('a remote may need its contract, and no service speaks for the contract of another', async () => {
  const { portal, register } = await portalWith();
  const contracts = { 'svc-open-days': '1.2.0', 'svc-applications': '99.0.0' };
  const other = await service('svc-open-days', { contracts });
  await register({ urls: [other.url], routes });
  const board = (await portal.call('GET', '/registry/remotes')).json<{ services: object[] }>();
  expect(board.services).toContainEqual(
    expect.objectContaining({ name: 'svc-open-days', contracts: { 'svc-open-days': '1.2.0' } }),
  );
});

test('a team registers the services that it owns by its key, and says in the request what is signed', async () => {
  const portal = await portalOfTeams();
  const other = await service('svc-open-days');
  const days = await portal.team('days', 'Team Days', ['svc-open-days']);
  const wizards = await portal.team('wizards', 'Team Wizards');
  const authority = new URL(portal.url).host;
  const body = JSON.stringify({ urls: [other.url], routes });
  const put = async (file: string, sent = body) => {
    const { path, ...request } = await signedCall(file, authority, { method: 'PUT', path: address, body });
    return ask(portal.url, path, { ...request, body: sent });
  };
  expect((await put(wizards.file)).json()).toMatchObject({
    message: 'Team Wizards does not own svc-open-days: an administrator says on the board who does.',
  });
  const changed = JSON.stringify({ urls: ['http://127.0.0.1:9'], routes });
  expect((await put(days.file, changed)).status).toBe(400);
  expect((await put(days.file)).status).toBe(201);
  expect((await ask(portal.url, '/api/open-days')).json()).toMatchObject({ name: 'svc-open-days' });
});

test('portal-release registers a service by the key of its team, and takes it out', async () => {
  const portal = await portalOfTeams();
  const other = await service('svc-open-days');
  const days = await portal.team('days', 'Team Days', ['svc-open-days']);
  await portal.admin('PUT', 'release-token', { accepted: false });
  const done = await days.run('register', 'svc-open-days', other.url, '--route', '/api/open-days');
  expect(done).toEqual({
    code: 0,
    output: `${portal.url} passes /api/open-days on to ${other.url}.\n`,
  });
  expect((await ask(portal.url, '/api/open-days/x')).json()).toMatchObject({ name: 'svc-open-days' });
  // The command that the script of the service's repository runs.
  const script = ['register', 'svc-open-days', '--route', '/api/open-days'];
  expect((await days.run(...script, '--off')).code).toBe(0);
  expect((await ask(portal.url, '/api/open-days/x')).json()).not.toHaveProperty('url');
  for (const slip of [['svc-open-days'], ['svc-open-days', other.url], ['svc-open-days', other.url, '--off']])
    expect((await days.run('register', ...slip)).output).toMatch(
      /Give the addresses .* or --off without addresses/,
    );
});
