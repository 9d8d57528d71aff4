import { createRecovery, type RecoveryOptions } from '../src/recovery';
import { buildFiles, name, releasingPortal, token } from './desk';
import { type Asking, ask, cleanUp, upstream } from './harness';

afterEach(cleanUp);

/** An address where nobody listens. */
const nobody = 'http://127.0.0.1:9';

/** svc-auth that cannot look at passwords now. */
const ailing = () => upstream((_req, res) => res.writeHead(503).end('{}'));

/** svc-auth with one administrator, who has a second factor. */
async function auth() {
  const asked: { path: string; address: string | undefined; authorization: string | undefined }[] = [];
  const service = await upstream((req, res) => {
    asked.push({
      path: req.url ?? '',
      address: String(req.headers['x-forwarded-for']),
      authorization: req.headers.authorization,
    });
    let text = '';
    req.on('data', (part) => {
      text += part;
    });
    req.on('end', () => {
      const { password, code, email } = JSON.parse(text || '{}');
      const answer = (status: number, body: object) => {
        res.statusCode = status;
        res.end(JSON.stringify(body));
      };
      if (req.url === '/api/logout') return answer(200, {});
      if (password !== 'right') return answer(401, { message: 'no' });
      if (code !== '123456') return answer(401, { factor_required: true });
      const permissions = email === 'admin@x.org' ? ['publishReleases'] : [];
      return answer(200, { token: 't', user: { id: 3, name: 'Ada', role: 'admin', permissions } });
    });
  });
  return { ...service, asked };
}

async function broken(more: { authUrls?: string[]; now?: () => number } = {}) {
  const portal = await releasingPortal(more);
  const before = await portal.liveFor();
  await portal.upload('1.1.0', buildFiles({ 'page.0123456789ab.js': 'broken' }));
  await portal.act('live', { version: '1.1.0' });
  const post = (path: string, fields: Record<string, string>, headers: Asking['headers'] = {}) =>
    ask(portal.url, `/recovery${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields).toString(),
    });
  const enter = async () => {
    const cookie = (await post('/token', { token })).headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    const page = (await ask(portal.url, '/recovery', { headers: { cookie } })).body.toString();
    return { cookie, page, form: /name="form" value="([\w-]+)"/.exec(page)?.[1] ?? '' };
  };
  return { ...portal, before, post, enter };
}

test('the page is plain HTML that runs no script, and shows nothing without a proof', async () => {
  const { url } = await broken();
  const page = await ask(url, '/recovery');
  expect(page.status).toBe(200);
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(page.headers['cache-control']).toBe('no-store');
  expect(page.body.toString()).not.toMatch(/<script|1\.1\.0/);
});

test('the release token opens it; a rollback there counts at once and names who did it', async () => {
  const { url, post, enter, before, liveFor, index } = await broken();
  const { cookie, page, form } = await enter();
  expect(page).toContain('1.1.0');
  const rolled = await post('/act', { remote: name, act: 'rollback', from: '1.1.0', form }, { cookie });
  expect([rolled.status, rolled.headers.location]).toEqual([303, '/recovery']);
  expect(await liveFor()).toBe(before);
  expect((await ask(url, '/recovery', { headers: { cookie } })).body.toString()).toContain('rolled-back');
  const again = await post('/act', { remote: name, act: 'rollback', from: '1.1.0', form }, { cookie });
  expect(again.status).toBe(409);
  expect(again.body.toString()).toContain('is no longer live');
  expect(index()).toContain('registry.json');
});

test('a remote is switched off and on there, also the staff area', async () => {
  const { url, post, enter } = await broken();
  const { cookie, form } = await enter();
  const off = async () =>
    (await ask(url, '/registry.json')).json<{ remotes: Record<string, { off?: boolean }> }>().remotes[name]
      ?.off;
  await post('/act', { remote: name, act: 'off', form }, { cookie });
  expect(await off()).toBe(true);
  await post('/act', { remote: name, act: 'on', form }, { cookie });
  expect(await off()).toBeUndefined();
});

test("an administrator's password and second factor open it, by svc-auth, whose session is ended at once", async () => {
  const service = await auth();
  const { post } = await broken({ authUrls: [service.url] });
  const fields = { email: 'admin@x.org', password: 'right', code: '' };
  const first = await post('/password', fields, { 'x-forwarded-for': '198.51.100.9' });
  expect(first.status).toBe(401);
  expect(first.body.toString()).toContain('Enter the code of your authenticator app');
  const second = await post(
    '/password',
    { ...fields, code: '123456' },
    { 'x-forwarded-for': '198.51.100.9' },
  );
  expect(second.status).toBe(303);
  expect(second.headers['set-cookie']?.[0]).toMatch(
    /^portal_recovery=.*; Path=\/recovery; Max-Age=600; HttpOnly; SameSite=Strict$/,
  );
  expect(service.asked.map(({ path }) => path)).toEqual(['/api/login', '/api/login', '/api/logout']);
  expect(service.asked[0]?.address).toBe('198.51.100.9');
  expect(service.asked[2]?.authorization).toBe('Bearer t');
});

test('whoever may not release is refused after the right password; a service that is down says to use the token', async () => {
  const service = await auth();
  const { post } = await broken({ authUrls: [service.url] });
  const reviewer = await post('/password', { email: 'r@x.org', password: 'right', code: '123456' });
  expect(reviewer.status).toBe(403);
  const away = await broken({ authUrls: [nobody] });
  expect((await away.post('/password', { email: 'a', password: 'b' })).status).toBe(503);
});

test('after five wrong attempts a network waits a quarter of an hour, also with the right token', async () => {
  const clock = { now: Date.now() };
  const { post } = await broken({ now: () => clock.now });
  const attempt = (given: string, address = '198.51.100.7') =>
    post('/token', { token: given }, { 'x-forwarded-for': address });
  for (let time = 0; time < 5; time += 1) expect((await attempt('wrong')).status).toBe(401);
  const late = await attempt(token);
  expect(late.status).toBe(429);
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(800);
  expect((await attempt(token, '198.51.100.8')).status).toBe(303);
  clock.now += 15 * 60_000 + 1;
  expect((await attempt(token)).status).toBe(303);
});

test.each([
  ['is down', async () => [nobody]],
  ['answers 503', async () => [(await ailing()).url]],
  ['has no address', async () => []],
])('passwords that nobody could check, since svc-auth %s, are no wrong attempts', async (_what, authUrls) => {
  const { post } = await broken({ authUrls: await authUrls() });
  const wrong = () => post('/token', { token: 'wrong' });
  for (let time = 0; time < 4; time += 1) expect((await wrong()).status).toBe(401);
  for (let time = 0; time < 6; time += 1)
    expect((await post('/password', { email: 'admin@x.org', password: 'right' })).status).toBe(503);
  expect((await post('/token', { token })).status).toBe(303);
  // What was wrong before still counts.
  for (let time = 0; time < 4; time += 1) await wrong();
  await post('/password', { email: 'admin@x.org', password: 'right' });
  expect((await wrong()).status).toBe(401);
  expect((await post('/token', { token })).status).toBe(429);
});

test('a right password without its code is no wrong attempt; a wrong code is', async () => {
  const { post } = await broken({ authUrls: [(await auth()).url] });
  const fields = { email: 'admin@x.org', password: 'right' };
  for (let time = 0; time < 6; time += 1) expect((await post('/password', fields)).status).toBe(401);
  expect((await post('/token', { token })).status).toBe(303);
  for (let time = 0; time < 5; time += 1)
    expect((await post('/password', { ...fields, code: '000000' })).status).toBe(401);
  expect((await post('/token', { token })).status).toBe(429);
});

test('a right token counts as no wrong attempt while the index cannot be read', async () => {
  let readable = false;
  const recovery = createRecovery({
    isToken: async (given: string) => {
      if (readable) return given === token;
      throw new Error('EIO');
    },
    authUrls: [],
    key: 'the key of the tests',
    secure: false,
    languages: ['en'],
  } as unknown as RecoveryOptions);
  const { url } = await upstream((req, res) => {
    recovery(req, res, '/recovery/token', '198.51.100.7', {}).catch(() => res.writeHead(500).end());
  });
  const attempt = async () => (await ask(url, '/', { method: 'POST', body: `token=${token}` })).status;
  for (let time = 0; time < 6; time += 1) expect(await attempt()).toBe(500);
  readable = true;
  expect(await attempt()).toBe(303);
});

test.each([
  ['is down', async () => nobody],
  ['answers 503', async () => (await ailing()).url],
])('a password is checked by another replica of svc-auth where the first %s', async (_what, first) => {
  const service = await auth();
  const { post } = await broken({ authUrls: [await first(), service.url] });
  const fields = { email: 'admin@x.org', password: 'right', code: '123456' };
  expect((await post('/password', fields)).status).toBe(303);
  expect(service.asked.map(({ path }) => path)).toEqual(['/api/login', '/api/logout']);
});

test('no second replica is asked about a password that the first refuses', async () => {
  const [first, second] = [await auth(), await auth()];
  const { post } = await broken({ authUrls: [first.url, second.url] });
  expect((await post('/password', { email: 'admin@x.org', password: 'wrong' })).status).toBe(401);
  expect([first.asked.length, second.asked.length]).toEqual([1, 0]);
});

test('a form of another site does nothing, nor does one without the word of this session', async () => {
  const { post, enter, liveFor } = await broken();
  const { cookie, form } = await enter();
  const fields = { remote: name, act: 'rollback', from: '1.1.0' };
  expect((await post('/act', { ...fields, form }, { cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(
    403,
  );
  expect((await post('/act', { ...fields, form }, { cookie, origin: 'https://evil.example' })).status).toBe(
    403,
  );
  expect((await post('/act', fields, { cookie })).status).toBe(401);
  expect((await post('/act', { ...fields, form })).status).toBe(401);
  const other = await enter();
  expect((await post('/act', { ...fields, form: other.form }, { cookie })).status).toBe(401);
  expect(await liveFor()).toBe('1.1.0');
});

test('a session on the page lasts ten minutes, and is of no use elsewhere', async () => {
  const clock = { now: Date.now() };
  const { url, enter, call, liveFor } = await broken({ now: () => clock.now });
  const { cookie } = await enter();
  const preview = cookie.replace('portal_recovery', 'portal_preview');
  expect(await liveFor(preview)).toBe('1.1.0');
  expect((await call('GET', '/registry/remotes', undefined, { cookie })).status).toBe(401);
  clock.now += 10 * 60_000 + 1;
  expect((await ask(url, '/recovery', { headers: { cookie } })).body.toString()).not.toContain('1.1.0');
});
