import { Agent, type IncomingMessage, request } from 'node:http';
import { until } from '@portal/test-kit';
import { ask, cleanUp, echo, gateway, upstream } from './harness';

afterEach(cleanUp);

const notAnswering =
  'This part of the portal is not answering at the moment. Please try again in a few seconds.';
const timeouts = { headersMs: 15_000, idleMs: 35_000, upstreamMs: 300, probeMs: 100 };

/** The upstream timeout is longer than any test: an answer that arrives has not waited for it. */
const patient = { ...timeouts, upstreamMs: 3_600_000, probeMs: 1_000 };

test('a service that is down is answered 503 at once, in JSON, with Retry-After', async () => {
  const service = await upstream();
  const entrance = await gateway({ services: { 'svc-applications': [service.url] }, timeouts: patient });
  await service.stop();
  const answer = await ask(entrance.url, '/api/x');
  expect(answer.status).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect(answer.json()).toEqual({
    message: notAnswering,
    codes: { message: 'partUnavailable' },
    request_id: answer.headers['x-request-id'],
  });
});

test('a refusal is in the language of the caller where the portal offers others', async () => {
  const french = { 'accept-language': 'fr-RW,en;q=0.5' };
  const entrance = await gateway({ languages: ['en', 'fr', 'rw'] });
  const answer = await ask(entrance.url, '/api/nothing', { headers: french });
  expect(answer.json()).toMatchObject({
    message: 'Il n’y a rien à cette adresse.',
    codes: { message: 'noSuchAddress' },
  });
  expect([answer.headers['content-language'], answer.headers.vary]).toEqual(['fr', 'Accept-Language']);
  const english = await gateway({});
  expect((await ask(english.url, '/api/nothing', { headers: french })).json()).toMatchObject({
    message: 'There is nothing at this address.',
  });
});

test('services hear of the languages of a caller only where the portal offers several', async () => {
  const service = await upstream(echo);
  const heard = async (languages: string[]) => {
    const entrance = await gateway({ services: { 'svc-applications': [service.url] }, languages });
    const headers = { 'accept-language': 'fr', 'x-portal-languages': 'xx' };
    return (await ask(entrance.url, '/api/portal-status', { headers })).json<{
      headers: Record<string, string>;
    }>().headers;
  };
  const [alone, several] = [await heard(['en']), await heard(['en', 'fr'])];
  expect([alone['accept-language'], alone['x-portal-languages']]).toEqual([undefined, undefined]);
  expect([several['accept-language'], several['x-portal-languages']]).toEqual(['fr', 'en,fr']);
});

test('services hear for how long a request has been at the gateway, whatever its sender claims', async () => {
  const service = await upstream(echo);
  const entrance = await gateway({ services: { 'svc-applications': [service.url] } });
  const headers = { 'x-waited-ms': '800000' };
  const heard = (await ask(entrance.url, '/api/portal-status', { headers })).json<{
    headers: Record<string, string>;
  }>().headers;
  expect(Number(heard['x-waited-ms'])).toBeLessThan(800_000);
});

test('the other services go on meanwhile', async () => {
  const [auth, applications] = [await upstream(), await upstream()];
  const entrance = await gateway({
    services: { 'svc-auth': [auth.url], 'svc-applications': [applications.url] },
  });
  await applications.stop();
  expect((await ask(entrance.url, '/api/x')).status).toBe(503);
  expect((await ask(entrance.url, '/api/me')).status).toBe(200);
});

test('a service that comes back is used again at once', async () => {
  const service = await upstream();
  const entrance = await gateway({ services: { 'svc-applications': [service.url] } });
  expect((await ask(entrance.url, '/api/x')).status).toBe(200);
  await service.stop();
  for (let i = 0; i < 6; i += 1) expect((await ask(entrance.url, '/api/x')).status).toBe(503);
  await upstream(echo, service.port);
  await until(async () => (await ask(entrance.url, '/api/x')).status === 200);
});

test('a service that hangs makes the first callers wait for the time-out, and no later ones', async () => {
  let hangs = true;
  let asked = 0;
  const service = await upstream((req, res) => {
    // Probes of the gateway do not count as calls.
    if (req.url === '/api/x') asked += 1;
    if (!hangs) echo(req, res);
  });
  const entrance = await gateway({ services: { 'svc-applications': [service.url] }, timeouts });
  const first = await Promise.all([1, 2, 3].map(() => ask(entrance.url, '/api/x', { method: 'POST' })));
  expect(first.map(({ status }) => status)).toEqual([503, 503, 503]);
  // The service does not answer probes either: after a while the gateway refuses calls at once.
  await until(async () => {
    const before = asked;
    return (await ask(entrance.url, '/api/x')).status === 503 && asked === before;
  });
  hangs = false;
  await until(async () => (await ask(entrance.url, '/api/x')).status === 200);
});

/** A service in which the calls of `isSlow` take longer than the gateway waits; all others are answered. */
const slowAt = (isSlow: (req: IncomingMessage) => boolean) =>
  upstream((req, res) => {
    if (!isSlow(req)) echo(req, res);
    else req.resume();
  });

const form = { 'content-type': 'multipart/form-data; boundary=x' };

test('uploads that time out refuse no save, no status and no other upload', async () => {
  const service = await slowAt(({ headers }) => headers['x-slow'] === 'yes');
  const entrance = await gateway({ services: { 'svc-applications': [service.url] }, timeouts });
  const upload = (slow: string) =>
    ask(entrance.url, '/api/documents', { method: 'POST', headers: { ...form, 'x-slow': slow }, body: 'x' });
  for (let round = 0; round < 2; round += 1) {
    const slow = await Promise.all([1, 2, 3, 4].map(() => upload('yes')));
    expect(slow.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
    const others = [
      ask(entrance.url, '/api/save-progress', { method: 'POST', body: '{}' }),
      ask(entrance.url, '/api/portal-status'),
      upload('no'),
    ];
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200, 200]);
  }
});

test('exports that take long refuse no save, and take no connection from it', async () => {
  const service = await slowAt(({ url }) => url === '/api/admin/bulk-acts/export');
  const entrance = await gateway({ services: { 'svc-applications': [service.url] }, timeouts: patient });
  const export_ = () =>
    request(`${entrance.url}/api/admin/bulk-acts/export`, { method: 'POST', agent: false })
      .on('error', () => {})
      .end();
  // More than the connections of any one lane.
  const begun = Array.from({ length: 200 }, export_);
  expect((await ask(entrance.url, '/api/save-progress', { method: 'POST', body: '{}' })).status).toBe(200);
  for (const req of begun) req.destroy();
});

test('what fails in one lane is no outage of the others', async () => {
  const service = await upstream((req, res) => {
    if ((req.headers['content-type'] ?? '').startsWith('multipart/')) req.socket.destroy();
    else echo(req, res);
  });
  const entrance = await gateway({ services: { 'svc-applications': [service.url] } });
  const upload = () => ask(entrance.url, '/api/documents', { method: 'POST', headers: form, body: 'x' });
  for (let time = 0; time < 5; time += 1) expect((await upload()).status).toBe(503);
  expect((await ask(entrance.url, '/api/x', { method: 'POST', body: '{}' })).status).toBe(200);
});

test('a read is repeated once when its connection is lost; a write is not', async () => {
  const asked: string[] = [];
  const service = await upstream((req, res) => {
    // Probes of the gateway do not count as reads.
    if (req.url !== '/api/x') return echo(req, res);
    asked.push(req.method ?? '');
    if (asked.length === 1 || req.method === 'POST') req.socket.destroy();
    else echo(req, res);
  });
  const entrance = await gateway({ services: { 'svc-applications': [service.url] } });
  expect((await ask(entrance.url, '/api/x')).status).toBe(200);
  expect((await ask(entrance.url, '/api/x', { method: 'POST', body: '{}' })).status).toBe(503);
  expect(asked).toEqual(['GET', 'GET', 'POST']);
});

test('with a replica down the other one answers everything', async () => {
  const [one, other] = [await upstream(), await upstream()];
  const entrance = await gateway({ services: { 'svc-applications': [one.url, other.url] } });
  await one.stop();
  for (let i = 0; i < 10; i += 1)
    expect((await ask(entrance.url, '/api/x', { method: 'POST', body: '{}' })).status).toBe(200);
});

test('an answer that breaks off does not look complete to the client', async () => {
  const service = await upstream((_req, res) => {
    res.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
    res.write('{"half":', () => res.destroy());
  });
  const entrance = await gateway({ services: { 'svc-applications': [service.url] } });
  await expect(ask(entrance.url, '/api/x')).rejects.toThrow();
});

test('a client that goes away takes its request along, and counts as no failure', async () => {
  let begun = 0;
  let gone = 0;
  const service = await upstream((req, res) => {
    begun += 1;
    res.on('close', () => {
      if (!res.writableFinished) gone += 1;
    });
    if (req.url !== '/api/slow') echo(req, res);
  });
  const entrance = await gateway({ services: { 'svc-applications': [service.url] } });
  for (let i = 1; i <= 5; i += 1) {
    const req = request(`${entrance.url}/api/slow`, { agent: false });
    req.on('error', () => {});
    req.end();
    await until(() => begun === i);
    req.destroy();
  }
  await until(() => gone === 5);
  expect((await ask(entrance.url, '/api/x')).status).toBe(200);
});

test('an upload refused while the service is down leaves its connection usable', async () => {
  const service = await upstream();
  const entrance = await gateway({ services: { 'svc-applications': [service.url] } });
  await service.stop();
  for (let i = 0; i < 3; i += 1) await ask(entrance.url, '/api/x', { method: 'POST', body: '{}' });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const upload = () =>
    new Promise((resolve, reject) => {
      const req = request(`${entrance.url}/api/documents`, { method: 'POST', headers, agent }, (res) => {
        res.resume().once('end', () => resolve(res.statusCode));
      });
      req.once('error', reject);
      req.end(Buffer.alloc(3_000_000));
    });
  for (let i = 0; i < 4; i += 1) expect(await upload()).toBe(503);
  agent.destroy();
});

test('a client that goes away in the middle of an upload ends it at the service', async () => {
  let begun = false;
  let cutOff = false;
  const service = await upstream((req, res) => {
    begun = true;
    req.on('error', () => {});
    req.on('close', () => {
      cutOff ||= !req.complete;
    });
    if (req.method === 'GET') echo(req, res);
    else req.resume();
  });
  const entrance = await gateway({ services: { 'svc-applications': [service.url] } });
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '1000000' };
  const req = request(`${entrance.url}/api/documents`, { method: 'POST', headers, agent: false });
  req.on('error', () => {});
  req.write(Buffer.alloc(200_000));
  await until(() => begun);
  req.destroy();
  await until(() => cutOff);
  expect((await ask(entrance.url, '/api/x')).status).toBe(200);
});

test("a service's early refusal of an upload reaches the client", async () => {
  const service = await upstream((req, res) => {
    res.writeHead(401, { 'content-type': 'application/json' });
    res.end('{"message":"Sign in first."}');
    req.resume();
  });
  const entrance = await gateway({ services: { 'svc-applications': [service.url] } });
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const answer = await ask(entrance.url, '/api/documents', {
    method: 'POST',
    headers,
    body: Buffer.alloc(3_000_000),
  });
  expect(answer.status).toBe(401);
  expect(answer.json()).toEqual({ message: 'Sign in first.' });
});

test('a slow client gets a large answer completely', async () => {
  const service = await upstream((_req, res) => res.end(Buffer.alloc(20_000_000, 'x')));
  const entrance = await gateway({ services: { 'svc-applications': [service.url] } });
  const size = await new Promise<number>((resolve) => {
    request(`${entrance.url}/api/x`, { agent: false }, (res) => {
      let bytes = 0;
      res.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes < 2_000_000) {
          res.pause();
          setTimeout(() => res.resume(), 2);
        }
      });
      res.on('end', () => resolve(bytes));
    }).end();
  });
  expect(size).toBe(20_000_000);
});
