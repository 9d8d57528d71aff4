import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from '@portal/test-kit';
import Joi from 'joi';
import { createApp, defineCall, type UploadedFile } from '..';
import { spaceOf, uploadSpace } from './upload-space';

const limit = 100_000;
let arrived: Record<string, UploadedFile> = {};
let contents: Record<string, string> = {};
const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const upload = defineCall({
  id: 'startUpload',
  method: 'post',
  path: '/upload',
  summary: 'Take files',
  auth: 'public',
  input: {
    multipart: {
      fields: Joi.object<{ title: string }>({ title: Joi.string().required() }),
      files: ['letter', 'photo'],
      maxFileBytes: limit,
    },
  },
  answers: { 200: Joi.object() },
  handle: (ctx) => {
    arrived = ctx.input.files;
    contents = Object.fromEntries(
      Object.entries(arrived).map(([field, { path }]) => [field, sha(readFileSync(path))]),
    );
    ctx.body = { title: ctx.input.body.title };
  },
});

let server: Server;
let url: string;
beforeAll(async () => {
  server = createApp({ name: 'files', version: '1', calls: [upload] }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/upload`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  arrived = {};
});

function form(parts: Record<string, string | Buffer>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(parts)) {
    if (typeof value === 'string') data.append(name, value);
    else data.append(name, new Blob([new Uint8Array(value)], { type: 'application/pdf' }), `${name} ü.pdf`);
  }
  return data;
}

const sendForm = (parts: Record<string, string | Buffer>) =>
  fetch(url, { method: 'POST', body: form(parts) });

async function gone(path: string) {
  return until(() => !existsSync(path));
}

test('files and fields arrive, and the files are gone after the answer', async () => {
  const letter = randomBytes(limit);
  const answer = await sendForm({ title: 'Mine', letter, photo: Buffer.alloc(0) });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ title: 'Mine' });
  expect(arrived.letter).toMatchObject({
    size: limit,
    originalName: 'letter ü.pdf',
    mimeType: 'application/pdf',
  });
  expect(contents.letter).toBe(sha(letter));
  expect(arrived.photo).toMatchObject({ size: 0 });
  expect(await gone(arrived.letter?.path ?? '')).toBe(true);
});

test('one byte more than allowed is too large, in any field', async () => {
  const answer = await sendForm({ title: 'Mine', letter: randomBytes(limit + 1) });
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({
    message: 'This file is too large.',
    errors: { letter: ['This file is too large.'] },
  });
  expect(arrived).toEqual({});
});

test('a file without end is refused while it arrives', async () => {
  const status = await new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x', 'Transfer-Encoding': 'chunked' };
    const sending = request(url, { method: 'POST', headers }, (answer) => {
      resolve(answer.statusCode);
      sending.destroy();
    });
    sending.on('error', reject);
    sending.write('--x\r\nContent-Disposition: form-data; name="photo"; filename="a.pdf"\r\n');
    sending.write(`Content-Type: application/pdf\r\n\r\n${'a'.repeat(limit + 70_000)}`);
  });
  expect(status).toBe(413);
});

test('a file in an unknown field is not kept', async () => {
  const answer = await sendForm({ title: 'Mine', other: randomBytes(10) });
  expect(answer.status).toBe(200);
  expect(arrived).toEqual({});
});

test('missing fields are reported as in any call', async () => {
  const answer = await sendForm({ letter: randomBytes(10) });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ errors: { title: ['Title is required'] } });
});

test('a body that is no form, or a broken form, is refused', async () => {
  const json = await fetch(url, {
    method: 'POST',
    body: '{}',
    headers: { 'Content-Type': 'application/json' },
  });
  expect(json.status).toBe(415);
  const type = 'multipart/form-data; boundary=x';
  const cut = await fetch(url, {
    method: 'POST',
    body: '--x\r\nContent-Dis',
    headers: { 'Content-Type': type },
  });
  expect(cut.status).toBe(400);
  const unbound = await fetch(url, {
    method: 'POST',
    body: 'abc',
    headers: { 'Content-Type': 'multipart/form-data' },
  });
  expect(unbound.status).toBe(400);
});

const disposition = 'Content-Disposition: form-data; name="letter"; ';
test.each([
  ['a head that never ends', `${disposition}filename="${'x'.repeat(3_000_000)}"`],
  ['a file name that begins again and again', `${disposition}${'filename="'.repeat(300_000)}x`],
  [
    'many heads of one part',
    Array.from({ length: 30_000 }, (_, index) => `X-${index}: ${'y'.repeat(80)}`).join('\r\n'),
  ],
  [
    'many parts',
    Array.from({ length: 40_000 }, () => `${disposition}filename="a"\r\n\r\n\r\n--x`).join('\r\n'),
  ],
  [
    'many fields',
    Array.from(
      { length: 40_000 },
      (_, index) => `Content-Disposition: form-data; name="f${index}"\r\n\r\n1\r\n--x`,
    ).join('\r\n'),
  ],
])('%s is refused before it costs anything', async (_, inside) => {
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const body = `--x\r\n${inside}\r\n\r\n1\r\n--x--\r\n`;
  const answer = await fetch(url, { method: 'POST', headers, body });
  expect([400, 413]).toContain(answer.status);
  expect(arrived).toEqual({});
});

test('a client that goes away in the middle leaves nothing', async () => {
  await new Promise<void>((resolve) => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': '90000' };
    const sending = request(url, { method: 'POST', headers });
    sending.on('error', () => resolve());
    sending.write('--x\r\nContent-Disposition: form-data; name="letter"; filename="a.pdf"\r\n');
    sending.write(`Content-Type: application/pdf\r\n\r\n${'a'.repeat(20_000)}`, () => sending.destroy());
  });
  expect((await sendForm({ title: 'Still there' })).status).toBe(200);
});

/** Sends a form from a network of its own, in the way the gateway forwards it. */
const sendFrom = (network: string, parts: Record<string, string | Buffer>) =>
  fetch(url, { method: 'POST', body: form(parts), headers: { 'X-Forwarded-For': network } });

async function withSpace(bytes: number, work: () => Promise<void>): Promise<void> {
  const { limits } = uploadSpace;
  uploadSpace.limits = spaceOf(bytes);
  try {
    await work();
  } finally {
    uploadSpace.limits = limits;
  }
}

test('files that find no room are asked to come again, and room is given back', () =>
  withSpace(100_000, async () => {
    const full = await sendForm({ title: 'Mine', letter: randomBytes(60_000) });
    expect([full.status, full.headers.get('retry-after')]).toEqual([503, '2']);
    for (let turn = 0; turn < 3; turn += 1)
      expect((await sendForm({ title: 'Mine', letter: randomBytes(40_000) })).status).toBe(200);
  }));

/** Starts an upload that announces one number of bytes, sends another, and then sends nothing more. */
function standStill(network: string, { announced, sent }: { announced: number; sent: number }) {
  const headers = {
    'Content-Type': 'multipart/form-data; boundary=x',
    'Content-Length': String(announced),
    'X-Forwarded-For': network,
  };
  const sending = request(url, { method: 'POST', headers, agent: false });
  const status = new Promise<number | undefined>((resolve) => {
    sending.on('response', ({ statusCode }) => resolve(statusCode));
    sending.on('error', () => resolve(undefined));
  });
  sending.write('--x\r\nContent-Disposition: form-data; name="letter"; filename="a.pdf"\r\n');
  sending.write(`Content-Type: application/pdf\r\n\r\n${'a'.repeat(sent)}`);
  return { status, destroy: () => sending.destroy() };
}

test('lengths that are announced take no room from others', () =>
  withSpace(100_000, async () => {
    const slow = Array.from({ length: 18 }, () =>
      standStill('198.51.100.7', { announced: 90_000, sent: 1_000 }),
    );
    for (let turn = 0; turn < 5; turn += 1)
      expect((await sendFrom('203.0.113.5', { title: 'Mine', letter: randomBytes(45_000) })).status).toBe(
        200,
      );
    for (const one of slow) one.destroy();
  }));

test('where all is full, the largest network ends for others, and hears why', () =>
  withSpace(100_000, async () => {
    const slow = ['198.51.100.7', '198.51.100.8'].map((network) =>
      standStill(network, { announced: 90_000, sent: 48_000 }),
    );
    let heard: number | undefined;
    for (const { status } of slow) {
      void status.then((count) => {
        heard ??= count;
      });
    }
    await until(async () => {
      const honest = await sendFrom('203.0.113.5', { title: 'Mine', letter: randomBytes(30_000) });
      expect(honest.status).toBe(200);
      return heard;
    });
    expect(heard).toBe(503);
    for (const one of slow) one.destroy();
  }));
