import { once } from 'node:events';
import { connect } from 'node:net';
import { until } from '@portal/test-kit';
import Joi from 'joi';
import { silentLogger } from '../../../base/logging';
import { createApp, defineCall, type RunningService, runService } from '..';

const save = defineCall({
  id: 'save',
  method: 'post',
  path: '/save',
  summary: 'Keep a text',
  auth: 'public',
  input: { body: Joi.object({ text: Joi.string() }) },
  answers: { 204: null },
  handle: (ctx) => {
    ctx.status = 204;
  },
});

let service: RunningService;
beforeAll(async () => {
  const app = createApp({ name: 'things', version: '1', calls: [save] });
  const bodyPace = { bytesPerSecond: 10_000, windowMs: 60, totalMs: 60_000 };
  service = await runService({
    name: 'things',
    app,
    port: 0,
    host: '127.0.0.1',
    logger: silentLogger,
    bodyPace,
  });
});
afterAll(() => service.stop());

const send = (words: string) => {
  const socket = connect(service.port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(words);
  return socket;
};
const head = 'POST /save HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 14\r\n\r\n';

test('a body that does not come is not waited for, also past the gateway', async () => {
  const socket = send(`${head}{"text"`);
  await once(socket, 'close');
  expect(socket.destroyed).toBe(true);
});

test('one that comes is answered, and so is another on its connection', async () => {
  let heard = '';
  const socket = send(`${head}{"text": "ab"}`).on('data', (bytes) => {
    heard += bytes;
  });
  await until(() => heard.includes(' 204 '));
  heard = '';
  socket.write(`${head}{"text": "cd"}`);
  await until(() => heard.includes(' 204 '));
  socket.destroy();
});
