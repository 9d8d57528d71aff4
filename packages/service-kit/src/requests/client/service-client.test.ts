import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { freePort, until } from '@portal/test-kit';
import { createServiceClient, type ServiceClient } from './index';

let answer: (request: IncomingMessage, response: ServerResponse) => void;
let asked = 0;
let server: Server;
let client: ServiceClient;
let baseUrl: string;

/** A client that waits longer than a test may take, unless `changes` override it. */
const connect = (changes: { timeoutMs?: number; probeEveryMs?: number } = {}) =>
  createServiceClient({
    name: 'things',
    baseUrl,
    credential: 'secret',
    timeoutMs: 3_600_000,
    probeEveryMs: 3_600_000,
    ...changes,
  });

beforeEach(async () => {
  asked = 0;
  server = createServer((request, response) => {
    asked += 1;
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  client = connect();
});
afterEach(async () => {
  await client.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const reply = (status: number, body: unknown) => (_request: IncomingMessage, response: ServerResponse) => {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
};
const get = () => client.call({ method: 'GET', path: '/things?page=2' });
const post = (safeToRepeat?: boolean) =>
  client.call({ method: 'POST', path: '/things', body: { name: 'lamp' }, safeToRepeat });

test('a call carries the credential, the request id and its body', async () => {
  let heard: unknown;
  answer = async (request, response) => {
    const { authorization, 'x-request-id': requestId, 'content-type': type } = request.headers;
    heard = { url: request.url, authorization, requestId, type, body: JSON.parse(await text(request)) };
    reply(201, { id: 7 })(request, response);
  };
  const call = { method: 'POST', path: '/things', body: { name: 'lamp' }, requestId: 'abc-123-def' } as const;
  expect(await client.call(call)).toMatchObject({ status: 201, body: { id: 7 } });
  const authorization = 'Service secret';
  const type = 'application/json';
  expect(heard).toEqual({
    url: '/things',
    authorization,
    requestId: 'abc-123-def',
    type,
    body: { name: 'lamp' },
  });
});

test('a 4xx counts as an answer', async () => {
  answer = reply(404, { message: 'not there' });
  expect(await get()).toMatchObject({ status: 404, body: { message: 'not there' } });
  expect(asked).toBe(1);
});

test('an empty answer has no body', async () => {
  answer = (_request, response) => response.writeHead(204).end();
  expect(await get()).toMatchObject({ status: 204, body: undefined });
});

test('a call that may be repeated is repeated', async () => {
  answer = (request, response) => reply(asked < 3 ? 500 : 200, { asked })(request, response);
  expect(await get()).toMatchObject({ status: 200, body: { asked: 3 } });
  asked = 0;
  expect(await post(true)).toMatchObject({ status: 200, body: { asked: 3 } });
});

test('a call that must not be repeated is tried once', async () => {
  answer = reply(500, {});
  await expect(post()).rejects.toMatchObject({ name: 'Unavailable' });
  expect(asked).toBe(1);
});

test('a service that is too slow is unavailable', async () => {
  answer = () => undefined;
  await client.close();
  client = connect({ timeoutMs: 100 });
  await expect(post()).rejects.toMatchObject({ name: 'Unavailable', retryAfterSeconds: 1 });
});

test('a service that does not listen is unavailable', async () => {
  const lost = createServiceClient({
    name: 'lost',
    baseUrl: `http://127.0.0.1:${await freePort()}`,
    credential: 'x',
  });
  await expect(lost.call({ method: 'GET', path: '/' })).rejects.toMatchObject({ name: 'Unavailable' });
  await lost.close();
});

const lookup = () => client.call({ method: 'GET', path: '/lookup', timeoutMs: 3_600_000 });

test.each([
  ['takes too long', () => undefined],
  ['fails', reply(500, {})],
  [
    'breaks its connection',
    (request: IncomingMessage) => {
      request.socket.destroy();
    },
  ],
])('a call that %s refuses no other, however often', async (_, slow: typeof answer) => {
  await client.close();
  client = connect({ timeoutMs: 100, probeEveryMs: 10 });
  answer = (request, response) =>
    request.method === 'POST' ? slow(request, response) : reply(200, { found: true })(request, response);
  for (let time = 0; time < 7; time += 1) await expect(post()).rejects.toThrow();
  expect(await lookup()).toMatchObject({ status: 200, body: { found: true } });
});

test('a service that is gone is left alone, and asked again once it is back', async () => {
  await client.close();
  client = connect({ probeEveryMs: 50 });
  answer = reply(200, {});
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  // Three refused connections in a row.
  for (let time = 0; time < 3; time += 1) await expect(post()).rejects.toMatchObject({ name: 'Unavailable' });
  const refused: unknown = await post().catch((error: Error) => error.cause);
  expect(refused).toMatchObject({ message: 'things is down' });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await until(() => lookup().catch(() => undefined));
});

test('a service that answers nothing at all is left alone', async () => {
  await client.close();
  client = connect({ timeoutMs: 100, probeEveryMs: 10 });
  answer = () => undefined;
  await until(async () => {
    const cause = await post().catch((error: Error) => error.cause as Error);
    return 'name' in cause && cause.name === 'Down';
  });
}, 30_000);

test('a call may carry an Authorization header of its own', async () => {
  let heard: string | undefined;
  answer = (request, response) => {
    heard = request.headers.authorization;
    reply(200, {})(request, response);
  };
  await client.call({ method: 'GET', path: '/', headers: { authorization: 'Bearer abc' } });
  expect(heard).toBe('Bearer abc');
});
