import { once } from 'node:events';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Joi from 'joi';
import { createTestIssuer, type TestIssuer } from '../../../testing/issuer';
import { createApp, defineCall } from '..';

let issuer: TestIssuer;
let server: Server;
let taken = 0;
let asksAgain = false;

beforeAll(async () => {
  issuer = await createTestIssuer();
  const upload = defineCall({
    id: 'startUpload',
    method: 'post',
    path: '/upload',
    summary: 'Take a file',
    auth: 'token',
    scopes: ['account'],
    input: { multipart: { fields: Joi.object({}), files: ['letter'], maxFileBytes: 1000 } },
    answers: { 204: null },
    async handle(ctx) {
      if (asksAgain) {
        issuer.endSession(ctx.actor.sessionId);
        await ctx.refuseEnded();
      }
      taken += 1;
      ctx.status = 204;
    },
  });
  const { authenticator } = issuer;
  server = createApp({ name: 'files', version: '1', calls: [upload], authenticator }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  taken = 0;
  asksAgain = false;
});

const begins = '--x\r\nContent-Disposition: form-data; name="letter"; filename="a.pdf"\r\n\r\n';

/** Sends a form and calls `halfway` when half of it has been sent. */
async function send(sessionId: string, halfway: () => void): Promise<number> {
  const req = request({
    port: (server.address() as AddressInfo).port,
    method: 'POST',
    path: '/upload',
    headers: {
      ...(await issuer.bearer({ sessionId })),
      'Content-Type': 'multipart/form-data; boundary=x',
    },
  });
  const begun = once(server, 'request');
  req.write(begins);
  await begun;
  halfway();
  req.end('%PDF\r\n--x--\r\n');
  const [answer] = await once(req, 'response');
  answer.resume();
  return answer.statusCode;
}

it('takes no form of a session that ended while it arrived', async () => {
  expect(await send('stays', () => undefined)).toBe(204);
  expect(await send('ends', () => issuer.endSession('ends'))).toBe(401);
  expect(taken).toBe(1);
});

it('lets a call ask once more after something that took long', async () => {
  asksAgain = true;
  expect(await send('ends-later', () => undefined)).toBe(401);
  expect(taken).toBe(0);
});
