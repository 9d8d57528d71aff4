import { request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Joi from 'joi';
import { DomainError } from '../../../base/errors';
import { createLogger } from '../../../base/logging';
import { type AnyCall, createApp, defineCall } from '..';

interface Thing {
  name: string;
  parts: { name: string }[];
}

const calls: AnyCall[] = [
  defineCall({
    id: 'getWorkQueue',
    method: 'post',
    path: '/api/things/:id',
    summary: 'Change a thing',
    auth: 'public',
    input: {
      params: Joi.object<{ id: number }>({ id: Joi.number().integer().required() }),
      body: Joi.object<Thing>({
        name: Joi.string().required().messages({ 'any.required': 'Enter the name' }),
        parts: Joi.array()
          .items(Joi.object({ name: Joi.string().required() }))
          .default([]),
      }),
    },
    answers: { 200: Joi.object() },
    handle: (ctx) => {
      ctx.body = { id: ctx.input.params.id, name: ctx.input.body.name, parts: ctx.input.body.parts };
    },
  }),
  defineCall({
    id: 'listOutstanding',
    method: 'get',
    path: '/api/things/all',
    summary: 'All things',
    auth: 'public',
    answers: { 220: Joi.object() },
    handle: (ctx) => {
      ctx.status = 220;
      ctx.body = { all: true, address: ctx.ip };
    },
  }),
  defineCall({
    id: 'T03',
    method: 'get',
    path: '/api/things/:id',
    summary: 'One thing',
    auth: 'public',
    answers: { 200: Joi.object() },
    handle: (ctx) => {
      if (ctx.path.endsWith('broken')) throw new Error('the secret inside');
      if (ctx.path.endsWith('gone')) throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
      throw new DomainError('ThingIsClosed', 'This thing is closed.', { extra: { open: false } });
    },
  }),
  defineCall({
    id: 'T04',
    method: 'post',
    path: '/internal/things',
    summary: 'For services',
    auth: 'internal',
    answers: { 204: null },
    handle: (ctx) => {
      ctx.status = 204;
    },
  }),
];

const lines: string[] = [];
let healthy = true;
let server: Server;
let url: string;

beforeAll(async () => {
  const app = createApp({
    name: 'things',
    version: '1.2.3',
    contracts: { things: '1.1.0' },
    calls,
    logger: createLogger({ name: 'things', destination: { write: (line) => lines.push(line) } }),
    serviceCredential: 'a credential of some length',
    statuses: { ThingIsClosed: 409 },
    checks: { database: async () => (healthy ? undefined : Promise.reject(new Error('down'))) },
    bodyLimitBytes: 2000,
  });
  server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

interface ErrorBody {
  message: string;
  errors?: Record<string, string[]>;
  request_id: string;
}

const bodyOf = async (answer: Response) => (await answer.json()) as ErrorBody;

function post(path: string, body: string, headers: Record<string, string> = {}) {
  const type = { 'Content-Type': 'application/json' };
  return fetch(url + path, { method: 'POST', body, headers: { ...type, ...headers } });
}

test('a call gets its input converted, with defaults, and without unknown members', async () => {
  const answer = await post('/api/things/7', JSON.stringify({ name: 'lamp', role: 'admin' }));
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ id: 7, name: 'lamp', parts: [] });
});

test("every wrong field is reported at once, in the schema's messages or in general ones", async () => {
  const answer = await post('/api/things/7', JSON.stringify({ parts: [{}, { name: 5 }] }));
  expect(answer.status).toBe(422);
  const body = await bodyOf(answer);
  expect(body.errors).toEqual({
    name: ['Enter the name'],
    'parts.0.name': ['Name is required'],
    'parts.1.name': ['Name must be text'],
  });
  expect(body.message).toMatch(/correct/);
  expect(body.request_id).toBe(answer.headers.get('x-request-id'));
});

test('names a thrown value that is no object, too', async () => {
  const answer = await post('/api/things/7', '[1,2]');
  expect(answer.status).toBe(422);
  expect(Object.keys((await bodyOf(answer)).errors ?? {})).toEqual(['body']);
});

test('a compressed body is refused', async () => {
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  const answer = await fetch(`${url}/api/things/7`, { method: 'POST', headers, body: '{"name":"lamp"}' });
  expect(answer.status).toBe(415);
});

test('a text is not cut at a NUL character that came with it', async () => {
  const answer = await post('/api/things/7', JSON.stringify({ name: 'la\0mp' }));
  expect(await answer.json()).toMatchObject({ name: 'lamp' });
  const nothing = await post('/api/things/7', JSON.stringify({ name: '\0' }));
  expect(nothing.status).toBe(422);
});

test('no body at all is a body without fields', async () => {
  const answer = await fetch(`${url}/api/things/7`, { method: 'POST' });
  expect(answer.status).toBe(422);
});

test.each([
  ['broken JSON', '{"name":', {}, 400],
  ['JSON that is no object', '5', {}, 400],
  ['a body that would change prototypes', '{"__proto__":{"admin":true},"name":"x"}', {}, 400],
  ['another type', 'name=lamp', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
  ['too much', JSON.stringify({ name: 'x'.repeat(3000) }), {}, 413],
])('%s is refused with the right status', async (_what, body, headers, status) => {
  const answer = await post('/api/things/7', body, headers as Record<string, string>);
  expect(answer.status).toBe(status);
  expect(Object.keys(await bodyOf(answer)).sort()).toEqual(['codes', 'message', 'request_id']);
});

test('a literal path wins over a placeholder, whatever the order', async () => {
  const answer = await fetch(`${url}/api/things/all`, { headers: { 'X-Forwarded-For': '203.0.113.9' } });
  expect(answer.status).toBe(220);
  expect(await answer.json()).toEqual({ all: true, address: '203.0.113.9' });
});

test('an unknown path and a wrong method get JSON answers', async () => {
  const unknown = await fetch(`${url}/api/nothing`);
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toEqual({
    message: expect.any(String),
    codes: { message: 'noSuchAddress' },
    request_id: expect.any(String),
  });
  const wrong = await fetch(`${url}/api/things/7`, { method: 'DELETE' });
  expect(wrong.status).toBe(405);
  expect(wrong.headers.get('allow')).toContain('POST');
  expect((await bodyOf(wrong)).message).toBeTruthy();
});

test('a domain error gets the status of its name and keeps its extra members', async () => {
  const answer = await fetch(`${url}/api/things/closed`);
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({ message: 'This thing is closed.', open: false });
});

test('an unforeseen error is logged with its stack, and the answer reveals nothing of it', async () => {
  lines.length = 0;
  const answer = await fetch(`${url}/api/things/broken?email=ada@example.org`);
  expect(answer.status).toBe(500);
  const text = await answer.text();
  expect(JSON.parse(text).message).toBe('Something went wrong. Please try again.');
  expect(text).not.toContain('secret');
  const logged = lines.join('');
  expect(logged).toContain('the secret inside');
  expect(logged).toContain('"stack"');
  expect(logged).not.toContain('ada@example.org');
});

test('a backend that does not answer is an outage, not a fault', async () => {
  const answer = await fetch(`${url}/api/things/gone`);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('2');
});

test('an internal call is not found without the credential', async () => {
  const without = await post('/internal/things', '{}');
  expect(without.status).toBe(404);
  const wrong = await post('/internal/things', '{}', { Authorization: 'Service something else' });
  expect(wrong.status).toBe(404);
  const right = await post('/internal/things', '{}', {
    Authorization: 'Service a credential of some length',
  });
  expect(right.status).toBe(204);
});

test('an internal call is for the callers that it names, each by its own credential', async () => {
  const named = { gateway: 'the secret of the gateway', 'svc-reports': 'the secret of svc-reports' };
  const internal = calls.filter(({ auth }) => auth === 'internal');
  const app = createApp({
    name: 'things',
    version: '1.2.3',
    calls: internal.map((call) => ({ ...call, callers: ['svc-reports'] })),
    serviceCredential: { shared: undefined, named },
  });
  const own = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => own.once('listening', resolve));
  const address = `http://127.0.0.1:${(own.address() as AddressInfo).port}/internal/things`;
  const status = async (secret: string) =>
    (await fetch(address, { method: 'POST', headers: { Authorization: `Service ${secret}` } })).status;
  expect(await status(named['svc-reports'])).toBe(204);
  expect(await status(named.gateway)).toBe(404);
  expect(await status('')).toBe(404);
  expect(await status('undefined')).toBe(404);
  await new Promise((resolve) => own.close(resolve));
});

test('a fit request id is kept, an unfit one replaced', async () => {
  const kept = await fetch(`${url}/healthz`, { headers: { 'X-Request-Id': 'abcdef12-3456' } });
  expect(kept.headers.get('x-request-id')).toBe('abcdef12-3456');
  const replaced = await fetch(`${url}/healthz`, { headers: { 'X-Request-Id': 'a b; drop' } });
  expect(replaced.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
});

test('each request is one log line with its route, not its address', async () => {
  lines.length = 0;
  await post('/api/things/77', JSON.stringify({ name: 'lamp' }));
  const line = lines.map((text) => JSON.parse(text)).find((one) => one.msg === 'request');
  expect(line).toMatchObject({ service: 'things', method: 'POST', route: '/api/things/:id', status: 200 });
  expect(lines.join('')).not.toContain('/77');
});

test('readiness names the checks that fail', async () => {
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  healthy = false;
  const answer = await fetch(`${url}/readyz`);
  healthy = true;
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ not_ready: ['database'] });
});

test('version and metrics can be read', async () => {
  expect(await (await fetch(`${url}/version`)).json()).toEqual({
    name: 'things',
    version: '1.2.3',
    contracts: { things: '1.1.0' },
    commit: null,
    built_at: null,
  });
  const metrics = await (await fetch(`${url}/metrics`)).text();
  expect(metrics).toContain(
    'http_request_duration_seconds_count{method="POST",route="/api/things/:id",status="200"}',
  );
});

test('an answer has the security headers of an API', async () => {
  const { headers } = await fetch(`${url}/api/things/all`);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cache-control')).toBe('no-store');
});

test('a client that aborts while sending does no harm, and is logged differently from an unknown address', async () => {
  await new Promise<void>((resolve) => {
    const headers = {
      'Content-Type': 'application/json',
      'Content-Length': '1000',
      'X-Request-Id': 'went-away',
    };
    const request = httpRequest(`${url}/api/things/1`, { method: 'POST', headers });
    request.on('error', () => resolve());
    request.write('{"name":', () => request.destroy());
  });
  const logged = () => lines.find((line) => line.includes('"went-away"') && line.includes('"request"'));
  while (!logged()) await new Promise((resolve) => setImmediate(resolve));
  expect(JSON.parse(logged() ?? '')).toMatchObject({ status: 499, route: '/api/things/:id' });
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});
