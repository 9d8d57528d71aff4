import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from '@portal/test-kit';
import { createLogger, silentLogger } from '../../base/logging';
import { createTestIssuer } from '../../testing';
import { type FollowerOptions, followRevocations, type RevocationFollower, remoteKeys } from './index';

// A stand-in for the issuing service: its key set, and its feed of ended sessions.
let keySet: { keys: object[] } = { keys: [] };
let ended: { session_id: string; expires_at: string }[] = [];
let up = true;
let asked: string[] = [];
let refusedTimes = 0;
let wake: (() => void)[] = [];
let server: Server;
let authUrl: string;
const followers: RevocationFollower[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    if (!up || request.headers.authorization !== 'Service the credential') {
      refusedTimes += 1;
      return void response.writeHead(503).end();
    }
    const url = new URL(request.url ?? '/', authUrl);
    asked.push(url.pathname + url.search);
    const answer = (body: unknown) => response.writeHead(200).end(JSON.stringify(body));
    if (url.pathname === '/internal/keys') return void answer(keySet);
    const since = Number(url.searchParams.get('since'));
    const page = () => answer({ cursor: String(ended.length), ended: ended.slice(since) });
    if (ended.length > since || url.searchParams.get('wait') === '0') return page();
    wake.push(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  authUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  up = true;
  asked = [];
  refusedTimes = 0;
  ended = [];
  wake = [];
});
afterEach(() => {
  for (const follower of followers.splice(0)) follower.stop();
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function follow(changes: Partial<FollowerOptions> = {}) {
  const follower = followRevocations({
    authUrl,
    credential: 'the credential',
    name: 'things',
    logger: silentLogger,
    ...changes,
  });
  followers.push(follower);
  return follower;
}

function endSession(sessionId: string, forMs = 60_000) {
  ended.push({ session_id: sessionId, expires_at: new Date(Date.now() + forMs).toISOString() });
  for (const notify of wake.splice(0)) notify();
}

const isCaughtUp = (follower: RevocationFollower) =>
  follower.caughtUp().then(
    () => true,
    () => false,
  );

test('sessions that ended before and after the start are known at once', async () => {
  endSession('before');
  const follower = follow();
  expect(await isCaughtUp(follower)).toBe(false);
  await until(() => follower.has('before'));
  expect(await isCaughtUp(follower)).toBe(true);
  expect(follower.has('after')).toBe(false);
  endSession('after');
  await until(() => follower.has('after'));
  expect(asked).toContainEqual(
    expect.stringMatching(/^\/internal\/revocations\?since=1&wait=25&follower=things-/),
  );
});

test('a session stays known for as long as a form may arrive after its token', async () => {
  endSession('minutes ago', -10 * 60_000);
  endSession('long ago', -2 * 60 * 60_000);
  const follower = follow();
  await until(() => follower.has('minutes ago'));
  expect(follower.has('long ago')).toBe(false);
});

test('each replica asks under its own name, the same each time', async () => {
  follow({ name: 'twins' });
  follow({ name: 'twins' });
  const twins = () => asked.filter((path) => path.includes('follower=twins-'));
  await until(() => twins().length >= 4);
  const names = twins().map((path) => new URL(path, authUrl).searchParams.get('follower'));
  expect(new Set(names).size).toBe(2);
});

test('nobody is let in before it is known which sessions have ended', async () => {
  endSession('before');
  const follower = follow();
  await follower.known?.();
  expect(follower.has('before')).toBe(true);
  expect(follower.known?.()).toBeUndefined();
});

test('while the issuer does not report which sessions have ended, the answer is unavailable', async () => {
  up = false;
  await expect(follow().known?.()).rejects.toMatchObject({ name: 'Unavailable' });
});

test('without ended sessions it is ready soon', async () => {
  const follower = follow();
  await until(() => asked.length > 1);
  expect(await isCaughtUp(follower)).toBe(true);
});

test('while the issuer is silent, known sessions stay known, and it is asked again', async () => {
  const follower = follow();
  endSession('known');
  await until(() => follower.has('known') && wake.length > 0);
  up = false;
  server.closeAllConnections();
  await until(() => refusedTimes > 0);
  expect(follower.has('known')).toBe(true);
  up = true;
  endSession('meanwhile');
  await until(() => follower.has('meanwhile'));
});

/** Collects the log lines of a follower, with level and message. */
function listening() {
  const lines: string[] = [];
  const logger = createLogger({
    name: 'things',
    level: 'debug',
    destination: { write: (line) => lines.push(line) },
  });
  const shown = (level: string) => lines.filter((line) => JSON.parse(line).level === level);
  return { logger, lines, shown };
}

test('while both start, waiting for the issuer is one line of information, without a stack', async () => {
  up = false;
  const { logger, lines, shown } = listening();
  const follower = follow({ logger });
  await until(() => refusedTimes > 2);
  up = true;
  await until(() => isCaughtUp(follower));
  expect(lines.map((line) => JSON.parse(line).level)).toEqual(expect.arrayContaining(['info', 'debug']));
  expect(shown('info')).toHaveLength(1);
  expect([...shown('warn'), ...shown('error')]).toEqual([]);
  expect(lines.join('')).not.toContain('stack');
});

test('an issuer that is missing for long causes one warning, without a stack', async () => {
  up = false;
  const { logger, lines, shown } = listening();
  follow({ logger, patienceMs: 0 });
  await until(() => refusedTimes > 2);
  expect(shown('warn')).toHaveLength(1);
  expect(shown('warn')[0]).toContain('revocations answered 503');
  expect(lines.join('')).not.toContain('stack');
});

test('an issuer that falls silent later causes one warning each time, without a stack', async () => {
  const { logger, lines, shown } = listening();
  const follower = follow({ logger });
  await until(() => isCaughtUp(follower));
  for (const time of [1, 2]) {
    await until(() => wake.length > 0);
    up = false;
    refusedTimes = 0;
    wake = [];
    server.closeAllConnections();
    await until(() => refusedTimes > 1);
    expect(shown('warn')).toHaveLength(time);
    up = true;
    await until(() => wake.length > 0);
    endSession(`number ${time}`);
    await until(() => shown('info').length === time);
  }
  expect(lines.join('')).not.toContain('stack');
});

test('a session whose tokens have expired is forgotten', async () => {
  const follower = follow();
  endSession('short', 60_000);
  await until(() => follower.has('short'));
  const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 67 * 60_000);
  endSession('another');
  await until(() => follower.has('another'));
  later.mockRestore();
  expect(follower.has('short')).toBe(false);
});

test('keys are fetched when needed, kept, and outlive an issuer that does not answer', async () => {
  const issuer = await createTestIssuer('RS256');
  keySet = issuer.keys;
  const find = remoteKeys(authUrl, 'the credential');
  const header = { alg: 'RS256', kid: 'test-key' };
  const token = { payload: '', signature: '' };
  // A follower of an earlier test may still be asking for ended sessions.
  const keysAsked = () => asked.filter((path) => path === '/internal/keys').length;
  expect(keysAsked()).toBe(0);
  await find(header, token);
  await find(header, token);
  expect(keysAsked()).toBe(1);
  up = false;
  await find(header, token);
  await expect(find({ alg: 'RS256', kid: 'unknown' }, token)).rejects.toThrow();
});

test('without any keys no token can be verified: unavailable', async () => {
  up = false;
  const find = remoteKeys(authUrl, 'the credential');
  const search = find({ alg: 'RS256', kid: 'test-key' }, { payload: '', signature: '' });
  await expect(search).rejects.toMatchObject({ name: 'Unavailable' });
});
