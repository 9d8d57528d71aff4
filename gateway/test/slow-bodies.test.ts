import { connect, type Socket } from 'node:net';
import { ask, cleanUp, gateway, upstream } from './harness';

const open: Socket[] = [];
afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy();
  await cleanUp();
});

const uploads = { perSession: 3, perNetwork: 5, connections: 2 };
const patient = { bytesPerSecond: 1024, windowMs: 600_000, totalMs: 600_000 };

async function portal(pace = patient) {
  const service = await upstream((req, res) => {
    req.resume().on('end', () => res.setHeader('content-type', 'application/json').end('{}'));
  });
  return gateway({ services: { 'svc-applications': [service.url] }, uploads, pace });
}

/** An upload that has begun; it goes on when the test tells it to. */
function beginUpload(port: number, token = 'none', type = 'multipart/form-data; boundary=x') {
  const socket = connect(port, '127.0.0.1');
  open.push(socket);
  let said = '';
  const heard = new Promise<string>((resolve) => {
    socket.on('data', (chunk) => {
      said += chunk.toString();
      if (said.includes('\r\n\r\n')) resolve(said);
    });
    socket.on('error', () => resolve(said));
    socket.on('close', () => resolve(said));
  });
  const head = `POST /api/documents HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n`;
  socket.write(`${head}Content-Type: ${type}\r\nContent-Length: 1000\r\n\r\n`);
  return { socket, heard };
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);

test('a fourth upload of one session waits for its turn, and another session uploads', async () => {
  const { port, url } = await portal();
  const hers = [1, 2, 3, 4].map(() => beginUpload(port, 'amina'));
  const fourth = await Promise.race(hers.map(({ heard }) => heard));
  expect(statusOf(fourth)).toBe(429);
  expect(fourth.toLowerCase()).toContain('retry-after: 5');
  const other = beginUpload(port, 'brian');
  // Both connections are taken; no count refuses this upload.
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
