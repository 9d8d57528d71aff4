import { connect, type Socket } from 'node:net';
import { until } from '@portal/test-kit';
import type { GatewayOptions } from '../src/gateway';
import { releasingPortal } from './desk';
import { ask, cleanUp, gateway, upstream } from './harness';

const open: Socket[] = [];
afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy();
  await cleanUp();
});

const uploads = { perSession: 3, perNetwork: 5, connections: 2 };
const patient = { bytesPerSecond: 1024, windowMs: 600_000, totalMs: 600_000 };

async function portal(pace = patient, more: Partial<GatewayOptions> = {}) {
  const service = await upstream((req, res) => {
    req.resume().on('end', () => res.setHeader('content-type', 'application/json').end('{}'));
  });
  return gateway({ services: { 'svc-applications': [service.url] }, uploads, pace, ...more });
}

/** A request whose head was sent; the test sends the rest. */
function beginRequest(port: number, head: string) {
  const socket = connect(port, '127.0.0.1');
  open.push(socket);
  let output = '';
  const heard = new Promise<string>((resolve) => {
    socket.on('data', (chunk) => {
      output += chunk.toString();
      if (output.includes('\r\n\r\n')) resolve(output);
    });
    socket.on('error', () => resolve(output));
    socket.on('close', () => resolve(output));
  });
  socket.write(`${head}\r\n\r\n`);
  return { socket, heard };
}

/** An upload that has begun; the test decides when it goes on. */
function beginUpload(port: number, token = 'none', type = 'multipart/form-data; boundary=x') {
  const head = `POST /api/documents HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}`;
  return beginRequest(port, `${head}\r\nContent-Type: ${type}\r\nContent-Length: 1000`);
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);

test('a fourth upload of one session waits for its turn, and another session uploads', async () => {
  const { port, url } = await portal();
  const hers = [1, 2, 3, 4].map(() => beginUpload(port, 'amina'));
  const fourth = await Promise.race(hers.map(({ heard }) => heard));
  expect(statusOf(fourth)).toBe(429);
  expect(fourth.toLowerCase()).toContain('retry-after: 5');
  const other = beginUpload(port, 'brian');
  // Both connections are in use; no limit on uploads refuses this one.
  expect(await Promise.race([other.heard, ask(url, '/api/x').then(({ status }) => status)])).toBe(200);
});

test('one network has so many uploads, and ended ones make room', async () => {
  const { port, url } = await portal();
  const begun = ['a', 'b', 'c', 'd', 'e', 'f'].map((token) => beginUpload(port, token));
  expect(statusOf(await Promise.race(begun.map(({ heard }) => heard)))).toBe(429);
  for (const { socket } of begun) socket.destroy();
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const again = () => ask(url, '/api/documents', { method: 'POST', headers, body: 'x' });
  let status = 429;
  while (status === 429) status = (await again()).status;
  expect(status).toBe(200);
});

test('slow uploads keep nobody else waiting', async () => {
  const { port, url } = await portal();
  for (const token of ['a', 'b', 'c', 'd', 'e']) beginUpload(port, token);
  expect((await ask(url, '/api/x')).status).toBe(200);
});

test.each([
  ['an upload', undefined],
  ['any other body', 'application/json'],
])('%s that trickles is answered 408', async (_, type) => {
  const { port } = await portal({ bytesPerSecond: 1024, windowMs: 300, totalMs: 600_000 });
  const { socket, heard } = beginUpload(port, 'amina', type);
  const trickle = setInterval(() => socket.write('x'), 20);
  const answer = await heard;
  clearInterval(trickle);
  expect(statusOf(answer)).toBe(408);
});

test('a body that comes at its pace but never ends is answered 408', async () => {
  const { port } = await portal({ bytesPerSecond: 1, windowMs: 300, totalMs: 400 });
  const { socket, heard } = beginUpload(port);
  const trickle = setInterval(() => socket.write('x'), 20);
  const answer = await heard;
  clearInterval(trickle);
  expect(statusOf(answer)).toBe(408);
});

const length = 'Host: x\r\nContent-Type: application/json\r\nContent-Length: 1000';
test.each([
  ['a save', `POST /api/save-progress HTTP/1.1\r\n${length}`],
  ['a report of a page', `POST /registry/errors HTTP/1.1\r\n${length}`],
  ['a release', `POST /registry/remotes/mfe-admin/live HTTP/1.1\r\n${length}`],
  ['a page', `GET / HTTP/1.1\r\n${length}`],
  ['nothing', `POST /nothing HTTP/1.1\r\n${length}`],
])('a body that trickles in for %s is cut off', async (_, head) => {
  const { port } = await releasingPortal({
    pace: { bytesPerSecond: 1024, windowMs: 300, totalMs: 600_000 },
  });
  const { socket, heard } = beginRequest(port, head);
  const closed = new Promise((resolve) => socket.on('close', resolve));
  const trickle = setInterval(() => socket.writable && socket.write('x'), 20);
  await heard;
  await closed;
  clearInterval(trickle);
});

/** Sends a part of a body with the length `announced`, from a network of its own. */
function hold(
  port: number,
  { network, announced, sent }: { network: string; announced: number; sent: number },
) {
  const from = `Host: x\r\nX-Forwarded-For: ${network}\r\nContent-Type: application/json`;
  const begun = beginRequest(
    port,
    `POST /api/save-progress HTTP/1.1\r\n${from}\r\nContent-Length: ${announced}`,
  );
  begun.socket.write(Buffer.alloc(sent, 32));
  return begun;
}

test('all bodies together have one budget: beyond it a network hears 503, and others go on', async () => {
  const { port, url } = await portal(patient, { bodySpaceBytes: 1_000_000, trustProxy: true });
  const heard: string[] = [];
  for (let one = 0; one < 12; one += 1) {
    const begun = hold(port, { network: '198.51.100.7', announced: 100_000, sent: 90_000 });
    void begun.heard.then((answer) => heard.push(answer));
  }
  // One network may use half of the budget.
  await until(() => heard.length >= 7);
  expect(heard.map(statusOf)).toEqual(heard.map(() => 503));
  expect(heard[0]?.toLowerCase()).toContain('retry-after: 5');
  const headers = { 'x-forwarded-for': '203.0.113.5', 'content-type': 'application/json' };
  const save = await ask(url, '/api/save-progress', { method: 'POST', headers, body: 'x'.repeat(300_000) });
  expect(save.status).toBe(200);
});

test('an announced body takes nothing of the budget until it arrives', async () => {
  const { port, url } = await portal(patient, { bodySpaceBytes: 1_000_000, trustProxy: true });
  for (let one = 0; one < 40; one += 1) hold(port, { network: '198.51.100.7', announced: 900_000, sent: 10 });
  const headers = { 'x-forwarded-for': '198.51.100.7', 'content-type': 'application/json' };
  const save = await ask(url, '/api/save-progress', { method: 'POST', headers, body: 'x'.repeat(200_000) });
  expect(save.status).toBe(200);
});

test('room is given back once a body has been answered', async () => {
  const { url } = await portal(patient, { bodySpaceBytes: 400_000 });
  const save = () => ask(url, '/api/save-progress', { method: 'POST', body: 'x'.repeat(150_000) });
  for (let one = 0; one < 10; one += 1) expect((await save()).status).toBe(200);
});

test('the routes of releases read no body without the token', async () => {
  const { port } = await releasingPortal();
  const head = `POST /registry/remotes/mfe-admin/live HTTP/1.1\r\n${length}`;
  expect(statusOf(await beginRequest(port, head).heard)).toBe(401);
});
