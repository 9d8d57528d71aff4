import { createServer, type OutgoingHttpHeaders } from 'node:http';
import { releasingPortal } from './desk';
import { ask, cleanUp, gateway, listen, upstream } from './harness';

afterEach(cleanUp);

type Headers = OutgoingHttpHeaders | string[];

/** Answers every call with these headers; a flat list may have the same name twice. */
const answering = (headers: Headers) =>
  createServer((req, res) => {
    const isOwn = req.url === '/readyz' || req.url === '/version';
    res.writeHead(200, isOwn ? { 'content-type': 'application/json' } : (headers as OutgoingHttpHeaders));
    res.end(isOwn ? JSON.stringify({ name: 'svc-open-days', version: '0.1.0' }) : '<p>days</p>');
  });

/** The answer of a service of the portal itself. */
async function fromOwn(headers: Headers) {
  const service = await listen(answering(headers));
  const entrance = await gateway({ services: { 'svc-applications': [service.url] } });
  return ask(entrance.url, '/api/x');
}

/** The answer of a service that was registered while the portal runs. */
async function fromRegistered(headers: Headers) {
  const [portal, service] = [await releasingPortal(), await listen(answering(headers))];
  const wanted = { urls: [service.url], routes: ['/api/open-days'] };
  expect((await portal.call('PUT', '/registry/services/svc-open-days', wanted)).status).toBe(201);
  return ask(portal.url, '/api/open-days/x');
}

const pages: [string, Headers][] = [
  ['Text/HTML', { 'content-type': 'Text/HTML' }],
  ['text/html after a space', ['Content-Type', ' text/html;charset=utf-8']],
  ['text/html with a comment', { 'content-type': 'text/html(days)' }],
  ['xhtml', { 'content-type': 'Application/xhtml+xml; charset=utf-8' }],
  ['a page as the second of two types', ['content-type', 'application/json', 'content-type', 'text/html']],
  ['a page as the second type of a list', { 'content-type': 'application/json, text/html' }],
  ['a series of parts', { 'content-type': 'multipart/x-mixed-replace; boundary=x' }],
];

describe.each([
  ['the portal itself', fromOwn],
  ['a registered service', fromRegistered],
])('an answer of the API by %s', (_whose, answerTo) => {
  test.each(pages)('is refused as %s', async (_what, headers) => {
    const answer = await answerTo(headers);
    expect(answer.status).toBe(500);
    expect(answer.json().message).toBe('Something went wrong. Please try again.');
  });

  test.each([{ 'content-type': 'application/json' }, {}, { 'x-content-type-options': 'none' }])(
    'with %j is read as no other kind than it says',
    async (headers) => {
      const answer = await answerTo(headers);
      expect(answer.status).toBe(200);
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    },
  );
});

test('whatever a registered service answers acts nowhere when it is opened in a tab', async () => {
  const policy = "sandbox; default-src 'none'";
  for (const headers of [{ 'content-type': 'image/svg+xml' }, { 'content-type': 'text/xml' }, {}])
    expect((await fromRegistered(headers)).headers['content-security-policy']).toBe(policy);
  const own = { 'content-type': 'text/plain', 'content-security-policy': "frame-ancestors 'none'" };
  // Browsers hold to both.
  expect((await fromRegistered(own)).headers['content-security-policy']).toBe(
    `frame-ancestors 'none', ${policy}`,
  );
});

test('two media types from a registered service are no answer, whatever they are', async () => {
  const types = ['content-type', 'application/json', 'content-type', 'text/plain'];
  expect((await fromRegistered(types)).status).toBe(500);
  expect((await fromRegistered({ 'content-type': 'application/json, text/plain' })).status).toBe(500);
  expect((await fromOwn(types)).status).toBe(200);
});

test('a registered service sets nothing for the whole portal: no cookie, and no rule of its origin', async () => {
  const headers = {
    'content-type': 'application/json',
    'set-cookie': ['portal_preview=x; Path=/', 'XSRF-TOKEN=x; Path=/'],
    'clear-site-data': '"*"',
    'service-worker-allowed': '/',
    'alt-svc': 'h2="elsewhere.example:443"',
    nel: '{"report_to":"x","max_age":1}',
    'report-to': '{"group":"x","max_age":1,"endpoints":[{"url":"https://elsewhere.example"}]}',
    'reporting-endpoints': 'x="https://elsewhere.example"',
    'x-own': 'kept',
  };
  const answer = await fromRegistered(headers);
  expect(answer.headers['x-own']).toBe('kept');
  const { 'content-type': _kept, 'x-own': _own, ...forTheOrigin } = headers;
  for (const name of Object.keys(forTheOrigin))
    expect([name, answer.headers[name]]).toEqual([name, undefined]);
  expect((await fromOwn({ 'set-cookie': 'a=1' })).headers['set-cookie']).toEqual(['a=1']);
});

test("a document of the portal's own services keeps the policy that it came with", async () => {
  const pdf = { 'content-type': 'application/pdf', 'content-disposition': 'inline' };
  expect((await fromOwn(pdf)).headers['content-security-policy']).toBeUndefined();
  const service = await upstream((_req, res) => {
    res.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': 'x' });
    res.end('<h1>letter</h1>');
  });
  const entrance = await gateway({ services: { 'svc-applications': [service.url] } });
  expect((await ask(entrance.url, '/letter/abc')).headers['content-security-policy']).toBe('x');
});
