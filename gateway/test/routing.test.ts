import { ask, cleanUp, gateway, upstream } from './harness';

afterEach(cleanUp);

interface Echoed {
  method: string;
  url: string;
  headers: Record<string, string>;
}

async function portal(trustProxy = false) {
  const [auth, applications] = [await upstream(), await upstream()];
  const entrance = await gateway({
    trustProxy,
    services: { 'svc-auth': [auth.url], 'svc-applications': [applications.url] },
  });
  return { gateway: entrance, auth, applications };
}

test('a call goes to the service that owns it, with its query', async () => {
  const { gateway, auth } = await portal();
  const answer = (await ask(gateway.url, '/api/me?a=1')).json<Echoed>();
  expect(answer.url).toBe('/api/me?a=1');
  expect(answer.headers.host).toBe(`127.0.0.1:${auth.port}`);
});

test('both old spellings reach the call of the plain name', async () => {
  const { gateway } = await portal();
  for (const path of ['/api/public/get-progress?x=1', '/api/publicget-progress?x=1'])
    expect((await ask(gateway.url, path)).json<Echoed>().url).toBe('/api/get-progress?x=1');
});

test.each(['/internal/keys', '/Internal/keys', '/INTERNAL', '/api', '/API/me', '/api/', '/api/public/'])(
  '%s leads nowhere and says so in JSON',
  async (path) => {
    const { gateway } = await portal();
    const answer = await ask(gateway.url, path);
    expect(answer.status).toBe(404);
    expect(answer.json()).toEqual({
      message: 'There is nothing at this address.',
      codes: { message: 'noSuchAddress' },
      request_id: answer.headers['x-request-id'],
    });
  },
);

test.each([
  '/api/../internal/keys',
  '/api/public/%2e%2e/internal/keys',
  '/api//internal/keys',
  '/%2e%2e/etc/passwd',
])('the trick %s is refused before any service gets it', async (path) => {
  const { gateway } = await portal();
  const answer = await ask(gateway.url, path);
  expect(answer.status).toBe(400);
  expect(answer.headers['content-type']).toMatch('application/json');
});

test('a call of a service that is not part of this portal is not found', async () => {
  const { gateway } = await portal();
  expect((await ask(gateway.url, '/api/admin/reports/applications')).status).toBe(404);
});

test('a fit request id is passed on and answered; another is replaced', async () => {
  const { gateway } = await portal();
  const kept = await ask(gateway.url, '/api/me', { headers: { 'x-request-id': 'abcdef-123456' } });
  expect(kept.headers['x-request-id']).toBe('abcdef-123456');
  expect(kept.json<Echoed>().headers['x-request-id']).toBe('abcdef-123456');
  const made = await ask(gateway.url, '/api/me', { headers: { 'x-request-id': 'x y"z' } });
  expect(made.headers['x-request-id']).toMatch(/^[0-9a-f]{18}-\w+$/);
  expect(made.json<Echoed>().headers['x-request-id']).toBe(made.headers['x-request-id']);
});

const claimedAddress = {
  'x-forwarded-for': '10.0.0.1, 203.0.113.9',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'portal.example',
  forwarded: 'for=10.0.0.1',
  'x-real-ip': '10.0.0.1',
};

test("a client's claims about its address are ignored", async () => {
  const { gateway } = await portal();
  const { headers } = (await ask(gateway.url, '/api/me', { headers: claimedAddress })).json<Echoed>();
  expect(headers['x-forwarded-for']).toBe('127.0.0.1');
  expect(headers['x-forwarded-proto']).toBe('http');
  expect(headers.forwarded).toBeUndefined();
  expect(headers['x-real-ip']).toBeUndefined();
});

test('behind a trusted proxy the address is taken from the proxy', async () => {
  const { gateway } = await portal(true);
  const { headers } = (await ask(gateway.url, '/api/me', { headers: claimedAddress })).json<Echoed>();
  expect(headers['x-forwarded-for']).toBe('203.0.113.9');
  expect(headers['x-forwarded-proto']).toBe('https');
  expect(headers['x-forwarded-host']).toBe('portal.example');
});

test('headers for one connection end at the gateway, in both directions', async () => {
  const service = await upstream((_req, res) => {
    res.writeHead(200, {
      'content-type': 'application/json',
      'keep-alive': 'timeout=1',
      'x-powered-by': 'x',
      'x-own': 'kept',
      'x-request-id': 'another-one',
      'set-cookie': ['a=1', 'b=2'],
    });
    res.end(JSON.stringify(_req.headers));
  });
  const entrance = await gateway({ services: { 'svc-applications': [service.url] } });
  const answer = await ask(entrance.url, '/api/x', {
    headers: {
      connection: 'close, x-hop',
      'x-hop': '1',
      te: 'trailers',
      'proxy-authorization': 'x',
      'x-own': '1',
    },
  });
  const seen = answer.json<Record<string, string>>();
  expect(seen['x-hop']).toBeUndefined();
  expect(seen.te).toBeUndefined();
  expect(seen['proxy-authorization']).toBeUndefined();
  expect(seen['x-own']).toBe('1');
  expect(answer.headers['x-powered-by']).toBeUndefined();
  expect(answer.headers['x-own']).toBe('kept');
  expect(answer.headers['x-request-id']).not.toContain('another-one');
  expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2']);
});

test('a status of the specification such as 220 comes through as it is', async () => {
  const service = await upstream((_req, res) => {
    res.writeHead(220, { 'content-type': 'application/json' });
    res.end('{}');
  });
  const entrance = await gateway({ services: { 'svc-applications': [service.url] } });
  expect((await ask(entrance.url, '/api/intern/login')).status).toBe(220);
});

test('a page is never an answer of the API', async () => {
  const service = await upstream((_req, res) => {
    res.writeHead(500, { 'content-type': 'text/html' });
    res.end('<h1>stack</h1>');
  });
  const entrance = await gateway({ services: { 'svc-applications': [service.url] } });
  const answer = await ask(entrance.url, '/api/x');
  expect(answer.status).toBe(500);
  expect(answer.json().message).toBe('Something went wrong. Please try again.');
});

test('the page behind a mailed link is its service’s, with a form and without the API’s JSON', async () => {
  const service = await upstream((req, res) => {
    res.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': 'x' });
    res.end(`<h1>${req.method} ${req.url}</h1>`);
  });
  const entrance = await gateway({ services: { 'svc-applications': [service.url] } });
  const page = await ask(entrance.url, '/letter/abc?x=1');
  expect([page.status, String(page.body)]).toEqual([200, '<h1>GET /letter/abc?x=1</h1>']);
  expect(page.headers['content-security-policy']).toBe('x');
  await service.stop();
  const down = await ask(entrance.url, '/letter/abc');
  expect([down.status, down.headers['content-type']]).toEqual([503, 'text/plain; charset=utf-8']);
  expect((await ask(entrance.url, '/letter')).status).toBe(404);
});
