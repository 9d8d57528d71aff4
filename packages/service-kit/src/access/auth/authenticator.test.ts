import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Joi from 'joi';
import { type CallAuth, createApp, defineCall } from '../../requests/http';
import { createTestIssuer, type TestIssuer } from '../../testing';

function whoAmI(
  path: string,
  auth: CallAuth,
  rules: { roles?: string[]; scopes?: string[]; needsProof?: true } = {},
) {
  return defineCall({
    id: path,
    method: 'get',
    path,
    summary: path,
    auth,
    ...rules,
    answers: { 200: Joi.object() },
    handle: (ctx) => {
      ctx.body = ctx.actor;
    },
  });
}

const calls = [
  whoAmI('/token', 'token'),
  whoAmI('/cookie', 'file-cookie'),
  whoAmI('/either', 'token-or-file-cookie', { scopes: ['account'] }),
  whoAmI('/staff', 'token', { roles: ['staff'] }),
  whoAmI('/account', 'token', { scopes: ['account'] }),
  whoAmI('/sensitive', 'token', { roles: ['staff'], needsProof: true }),
];

const allButTheDate = [
  ...([
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'setImmediate',
    'clearImmediate',
  ] as const),
  ...(['nextTick', 'queueMicrotask', 'hrtime', 'performance'] as const),
];

describe.each(['RS256', 'EdDSA'] as const)('with a key of the kind %s', (algorithm) => {
  let issuer: TestIssuer;
  let server: Server;
  let url: string;

  beforeAll(async () => {
    issuer = await createTestIssuer(algorithm);
    const app = createApp({ name: 'test', version: '1', calls, authenticator: issuer.authenticator });
    server = app.listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const ask = (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers });

  test('a valid token names the actor, the second time too', async () => {
    const bearer = await issuer.bearer({
      personId: 7,
      role: 'staff',
      scope: 'narrow',
      sessionId: 's1',
      name: 'Chidi Okafor',
      resource: 3,
    });
    for (let time = 0; time < 2; time += 1) {
      const answer = await ask('/token', bearer);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({
        personId: 7,
        role: 'staff',
        scope: 'narrow',
        sessionId: 's1',
        name: 'Chidi Okafor',
        resource: 3,
      });
    }
  });

  test('without a token, with nonsense, or with an altered one nobody is signed in', async () => {
    const { Authorization } = await issuer.bearer();
    const [head, , signature] = Authorization.split('.');
    const other = Buffer.from('{"sub":"2","role":"staff","scope":"account","sid":"x","exp":9999999999}');
    const altered = `${head}.${other.toString('base64url')}.${signature}`;
    const unsigned = `Bearer ${Buffer.from('{"alg":"none"}').toString('base64url')}.${other.toString('base64url')}.`;
    for (const given of [undefined, 'Bearer x', 'Basic abc', altered, unsigned]) {
      const answer = await ask('/token', given === undefined ? {} : { Authorization: given });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({
        message: expect.any(String),
        request_id: expect.any(String),
      });
    }
  });

  test('a token of another issuer is refused', async () => {
    const stranger = await createTestIssuer(algorithm);
    expect((await ask('/token', await stranger.bearer())).status).toBe(401);
  });

  test('an expired token is refused', async () => {
    expect((await ask('/token', await issuer.bearer({}, -1000))).status).toBe(401);
  });

  test('a token expires even when it was verified a moment ago', async () => {
    const bearer = await issuer.bearer({}, 60_000);
    expect((await ask('/token', bearer)).status).toBe(200);
    jest.useFakeTimers({ doNotFake: allButTheDate, now: Date.now() + 61_000 });
    try {
      expect((await ask('/token', bearer)).status).toBe(401);
    } finally {
      jest.useRealTimers();
    }
  });

  test('a session that has ended is over at once', async () => {
    const bearer = await issuer.bearer({ sessionId: 'to be ended' });
    expect((await ask('/token', bearer)).status).toBe(200);
    issuer.endSession('to be ended');
    expect((await ask('/token', bearer)).status).toBe(401);
  });

  test('the file cookie opens files; it is no bearer token, nor is a bearer token a file cookie', async () => {
    const cookie = await issuer.fileCookie({ personId: 9 });
    expect(await (await ask('/cookie', cookie)).json()).toMatchObject({ personId: 9, scope: 'files' });
    expect((await ask('/token', { Authorization: `Bearer ${cookie.Cookie.split('=')[1]}` })).status).toBe(
      401,
    );
    expect((await ask('/cookie', { Cookie: `portal_files=${await issuer.token()}` })).status).toBe(401);
    expect((await ask('/token', cookie)).status).toBe(401);
  });

  test('where a call accepts both, either is enough', async () => {
    expect((await ask('/either', await issuer.bearer())).status).toBe(200);
    expect((await ask('/either', await issuer.fileCookie())).status).toBe(200);
  });

  test('opens nothing once its session was left offline, until the next one begins', async () => {
    const { Cookie } = await issuer.fileCookie();
    const withMarks = (mark: string, left: string) =>
      ask('/cookie', { Cookie: `${Cookie}; XSRF-TOKEN=${mark}; portal_left=${left}` });
    expect((await withMarks('one', 'one')).status).toBe(401);
    expect((await withMarks('two', 'one')).status).toBe(200);
    expect((await ask('/cookie', { Cookie: `${Cookie}; portal_left=` })).status).toBe(200);
    expect((await ask('/either')).status).toBe(401);
  });

  test('a sensitive call counts a sign-in for a quarter of an hour, and after it a proof of the password', async () => {
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const signedIn = (minutes: number) => ({
      role: 'staff',
      sessionId: `from ${minutes} minutes ago`,
      issuedAt: Math.floor(minutesAgo(minutes).getTime() / 1000),
    });
    const answerTo = async (actor: object) => (await ask('/sensitive', await issuer.bearer(actor))).status;
    expect(await answerTo(signedIn(14))).toBe(200);
    expect(await answerTo({ ...signedIn(1), role: 'person' })).toBe(403);
    const late = await ask('/sensitive', await issuer.bearer(signedIn(16)));
    expect([late.status, await late.json()]).toMatchObject([403, { reauthenticate: true }]);
    issuer.prove('from 16 minutes ago', minutesAgo(14));
    expect(await answerTo(signedIn(16))).toBe(200);
    issuer.prove('from 16 minutes ago', minutesAgo(15));
    expect(await answerTo(signedIn(16))).toBe(403);
  });

  test('another role and another scope are not allowed', async () => {
    expect((await ask('/staff', await issuer.bearer({ role: 'person' }))).status).toBe(403);
    expect((await ask('/staff', await issuer.bearer({ role: 'staff' }))).status).toBe(200);
    expect((await ask('/account', await issuer.bearer({ scope: 'narrow' }))).status).toBe(403);
  });
});
