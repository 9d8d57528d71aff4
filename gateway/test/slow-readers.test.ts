import { connect, type Socket } from 'node:net';
import { until } from '@portal/test-kit';
import type { GatewayOptions } from '../src/gateway';
import { timeouts } from '../src/proxy';
import { folderSource } from '../src/static';
import { ask, cleanUp, folderWith, gateway, upstream } from './harness';

const open: Socket[] = [];
afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy();
  await cleanUp();
});

const answerBytes = 1_000_000;

/** A portal with a service whose answers are large, and the number of answers that it has begun. */
async function portal(more: Partial<GatewayOptions> = {}) {
  const begun = { requests: 0 };
  const service = await upstream((_req, res) => {
    begun.requests += 1;
    res.setHeader('content-type', 'application/json').end('x'.repeat(answerBytes));
  });
  const entrance = await gateway({
    services: { 'svc-applications': [service.url] },
    trustProxy: true,
    ...more,
  });
  return { ...entrance, begun };
}

/** A connection that sends requests and reads no answer. */
function neverReads(port: number, path: string, requests: number): { socket: Socket; ended: () => boolean } {
  const socket = connect(port, '127.0.0.1').pause();
  open.push(socket);
  let gone = false;
  socket.on('error', () => undefined);
  socket.on('close', () => {
    gone = true;
  });
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 198.51.100.7\r\n\r\n`.repeat(requests));
  return { socket, ended: () => gone };
}

const honest = { headers: { 'x-forwarded-for': '203.0.113.5' } };

test('a connection that sends thousands of requests at once ends, and few of them begin', async () => {
  const { port, begun } = await portal();
  const { socket, ended } = neverReads(port, '/api/x', 5_000);
  socket.resume();
  await until(ended);
  expect(begun.requests).toBeLessThanOrEqual(8);
});

test('a few requests at once are answered', async () => {
  const { port } = await portal();
  const { socket } = neverReads(port, '/api/x', 3);
  let heard = 0;
  socket.on('data', (piece) => {
    heard += piece.length;
  });
  socket.resume();
  await until(() => heard > 3 * answerBytes);
});

test('a client that reads no answer holds no connection to a service', async () => {
  const { port, url, begun } = await portal();
  // More than the gateway's connections for calls, since the system takes the first answers into its own buffers.
  for (let one = 0; one < 40; one += 1) neverReads(port, '/api/x', 8);
  await until(() => begun.requests >= 128);
  expect((await ask(url, '/api/x', honest)).status).toBe(200);
});

test('long answers that nobody takes leave connections for the downloads of others', async () => {
  const reading = { bytes: 8_000_000, bytesOfOne: 100_000, longOnes: 20 };
  const { port, url, begun } = await portal({ reading });
  for (let one = 0; one < 20; one += 1) neverReads(port, '/api/x/download', 8);
  await until(() => begun.requests >= 64);
  expect((await ask(url, '/api/x/download', honest)).status).toBe(200);
});

test('a reader who takes next to nothing is ended', async () => {
  const { port } = await portal({ pace: { bytesPerSecond: 1024, windowMs: 300, totalMs: 600_000 } });
  const { socket, ended } = neverReads(port, '/api/x', 8);
  // A client that does not read learns only by writing that the connection has ended.
  const trickle = setInterval(() => socket.writable && socket.write('\r\n'), 20);
  await until(ended);
  clearInterval(trickle);
});

test('a body that never ends is not read for ever once its request is answered', async () => {
  const { port } = await portal({ timeouts: { ...timeouts, lingerMs: 100 } });
  const socket = connect(port, '127.0.0.1');
  open.push(socket);
  const ended = new Promise((resolve) => socket.on('error', resolve).once('close', resolve));
  socket.resume();
  socket.write('GET /nothing HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n');
  const sending = setInterval(() => socket.writable && socket.write(`400\r\n${'x'.repeat(1024)}\r\n`), 5);
  await ended;
  clearInterval(sending);
});

test('a page that many open at once is read and made once', async () => {
  const folder = await folderWith({ 'index.html': '<html lang="en"><title>x</title></html>' });
  const source = folderSource(folder);
  const reads = new Map<string, number>();
  const shell = {
    ...source,
    read: (path: string) => {
      reads.set(path, (reads.get(path) ?? 0) + 1);
      return source.read(path);
    },
  };
  const { url } = await portal({ shell });
  await Promise.all(Array.from({ length: 50 }, () => ask(url, '/')));
  expect(reads.get('index.html')).toBe(1);
});

test('a file that many ask for at once is in memory once', async () => {
  const folder = await folderWith({ 'assets/large.0123456789ab.js': 'x'.repeat(answerBytes) });
  const source = folderSource(folder);
  let reads = 0;
  const shell = {
    ...source,
    read: (path: string) => {
      reads += 1;
      return source.read(path);
    },
  };
  const { url } = await portal({ shell });
  await Promise.all(Array.from({ length: 30 }, () => ask(url, '/assets/large.0123456789ab.js')));
  expect(reads).toBeLessThan(5);
});

test('answers that waited behind others give back what they hold when their connection is gone', async () => {
  let begun = 0;
  const waiting: (() => void)[] = [];
  const service = await upstream((req, res) => {
    begun += 1;
    if (req.method === 'GET') return void res.end('{}');
    req.resume();
    waiting.push(() => res.end('{}'));
  });
  const entrance = await gateway({
    services: { 'svc-applications': [service.url] },
    trustProxy: true,
    // One network may use half, the space of 20 of these bodies.
    bodySpaceBytes: 4_000_000,
  });
  const body = 'x'.repeat(100_000);
  const save = `POST /api/save-progress HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 198.51.100.7\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  for (let round = 1; round <= 8; round += 1) {
    const socket = connect(entrance.port, '127.0.0.1');
    open.push(socket);
    socket.on('error', () => undefined);
    socket.write(save.repeat(4));
    await until(() => begun === round * 4);
    socket.destroy();
  }
  for (const answer of waiting) answer();
  const headers = { 'x-forwarded-for': '198.51.100.7' };
  const saved = () => ask(entrance.url, '/api/x', { method: 'POST', headers, body });
  const last = saved();
  await until(() => begun === 33);
  waiting.at(-1)?.();
  expect((await last).status).toBe(200);
});
