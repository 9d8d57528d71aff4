import { connect } from 'node:net';
import { ask, cleanUp, gateway, upstream } from './harness';

afterEach(cleanUp);

const limits = { plain: 1000, multipart: 100_000 };
const json = { 'content-type': 'application/json' };
const multipart = { 'content-type': 'multipart/form-data; boundary=x' };

async function portal(idleMs = 35_000) {
  let asked = 0;
  const service = await upstream((req, res) => {
    asked += 1;
    let size = 0;
    req.on('data', (chunk: Buffer) => {
      size += chunk.length;
    });
    req.on('end', () => {
      res.setHeader('content-type', 'application/json');
      res.end(JSON.stringify({ size, length: req.headers['content-length'] ?? null }));
    });
  });
  const entrance = await gateway({
    services: { 'svc-applications': [service.url] },
    limits,
    timeouts: { headersMs: 15_000, idleMs, upstreamMs: 5_000 },
  });
  return { url: entrance.url, port: entrance.port, asked: () => asked };
}

test('a body of just the limit passes', async () => {
  const { url } = await portal();
  const answer = await ask(url, '/api/x', { method: 'POST', headers: json, body: 'x'.repeat(1000) });
  expect(answer.json()).toEqual({ size: 1000, length: '1000' });
});

test('one byte more is refused with 413 before the service gets the request', async () => {
  const { url, asked } = await portal();
  const answer = await ask(url, '/api/x', { method: 'POST', headers: json, body: 'x'.repeat(1001) });
  expect(answer.status).toBe(413);
  expect(answer.json()).toEqual({
    message: 'This is too much for one request.',
    codes: { message: 'requestTooLarge' },
    request_id: answer.headers['x-request-id'],
  });
  expect(asked()).toBe(0);
});

test('a body without a length is counted as it arrives', async () => {
  const { url, asked } = await portal();
  const chunked = { method: 'POST', headers: { ...json, 'transfer-encoding': 'chunked' } };
  const fits = await ask(url, '/api/x', { ...chunked, chunks: [Buffer.alloc(400), Buffer.alloc(600)] });
  expect(fits.json()).toEqual({ size: 1000, length: '1000' });
  const over = await ask(url, '/api/x', { ...chunked, chunks: [Buffer.alloc(600), Buffer.alloc(600)] });
  expect(over.status).toBe(413);
  expect(asked()).toBe(1);
});

test('an upload has its own, larger limit', async () => {
  const { url } = await portal();
  const post = (size: number) =>
    ask(url, '/api/documents', { method: 'POST', headers: multipart, body: Buffer.alloc(size) });
  expect((await post(100_000)).json()).toEqual({ size: 100_000, length: '100000' });
  expect((await post(100_001)).status).toBe(413);
});

test('an upload without a length is cut off at the limit and answered 413', async () => {
  const { url } = await portal();
  const chunks = Array.from({ length: 40 }, () => Buffer.alloc(5_000));
  const headers = { ...multipart, 'transfer-encoding': 'chunked' };
  const answer = await ask(url, '/api/documents', { method: 'POST', headers, chunks });
  expect(answer.status).toBe(413);
  expect(answer.json().message).toBe('This is too much for one request.');
});

test('the gateway goes on after a refused upload', async () => {
  const { url } = await portal();
  await ask(url, '/api/documents', { method: 'POST', headers: multipart, body: Buffer.alloc(5_000_000) });
  expect((await ask(url, '/api/x')).status).toBe(200);
});

test('a body that stops arriving is answered 408', async () => {
  const { port } = await portal(300);
  const answer = await raw(
    port,
    'POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{"a"',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('took too long to arrive');
});

test('a slow upload goes on as long as bytes arrive', async () => {
  const idleMs = 2_000;
  const { port } = await portal(idleMs);
  const socket = connect(port, '127.0.0.1');
  socket.write('POST /api/documents HTTP/1.1\r\nHost: x\r\nConnection: close\r\n');
  socket.write('Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 4\r\n\r\n');
  const answer = collect(socket);
  // The upload lasts longer than the idle limit, while each pause is far below it, on a slow machine too.
  for (let sent = 0; sent < 4; sent += 1) {
    await new Promise((resolve) => setTimeout(resolve, idleMs / 3));
    socket.write('x');
  }
  expect(await answer).toContain('{"size":4,"length":"4"}');
});

test('a request that is not HTTP gets a JSON answer too', async () => {
  const { port } = await portal();
  const answer = await raw(port, 'HELLO\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('"message":"This request could not be read."');
});

function raw(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(text);
  return collect(socket);
}

function collect(socket: ReturnType<typeof connect>): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString();
    });
    socket.on('error', () => resolve(text));
    socket.on('close', () => resolve(text));
  });
}
