import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { silentLogger } from '../logging';
import { createTestIssuer } from '../testing';
import { followRevocations, type RevocationFollower, remoteKeys } from './index';

// Stands for the issuing service: its key set, and the feed of ended sessions.
let keySet: { keys: object[] } = { keys: [] };
let ended: { session_id: string; expires_at: string }[] = [];
let up = true;
let asked: string[] = [];
let wake: (() => void)[] = [];
let server: Server;
let authUrl: string;
const followers: RevocationFollower[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    if (!up || request.headers.authorization !== 'Service the credential')
      return void response.writeHead(503).end();
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

function follow() {
  const follower = followRevocations({
    authUrl,
    credential: 'the credential',
    name: 'things',
    logger: silentLogger,
  });
  followers.push(follower);
  return follower;
}

async function until(isSo: () => boolean, withinMs = 5000) {
  const end = Date.now() + withinMs;
  while (!isSo()) {
    if (Date.now() > end) throw new Error('It did not come to that');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

function endSession(sessionId: string, forMs = 60_000) {
  ended.push({ session_id: sessionId, expires_at: new Date(Date.now() + forMs).toISOString() });
  for (const tell of wake.splice(0)) tell();
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

test('replicas ask under names of their own, the same each time', async () => {
  follow();
  follow();
  await until(() => asked.length >= 4);
  const names = asked.map((path) => new URL(path, authUrl).searchParams.get('follower'));
  expect(new Set(names).size).toBe(2);
});

test('nobody is let in before it is known which sessions have ended', async () => {
  endSession('before');
  const follower = follow();
  await follower.known?.();
  expect(follower.has('before')).toBe(true);
  expect(follower.known?.()).toBeUndefined();
});

test('an issuer that does not say which sessions have ended leaves the question open: unavailable', async () => {
  up = false;
  await expect(follow().known?.()).rejects.toMatchObject({ name: 'Unavailable' });
});

test('with nothing to know it is caught up soon', async () => {
  const follower = follow();
  await until(() => asked.length > 1);
  expect(await isCaughtUp(follower)).toBe(true);
});

test('while the issuer is silent, what is known stays known, and it is asked again', async () => {
  const follower = follow();
  endSession('known');
  await until(() => follower.has('known') && wake.length > 0);
  up = false;
  server.closeAllConnections();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(follower.has('known')).toBe(true);
  up = true;
  endSession('meanwhile');
  await until(() => follower.has('meanwhile'));
});

test('a session whose tokens have expired by themselves is forgotten', async () => {
  const follower = follow();
  endSession('short', 300);
  await until(() => follower.has('short'));
  await new Promise((resolve) => setTimeout(resolve, 350));
  endSession('another');
  await until(() => follower.has('another'));
  expect(follower.has('short')).toBe(false);
});

test('keys are fetched when needed, kept, and outlive an issuer that does not answer', async () => {
  const issuer = await createTestIssuer('RS256');
  keySet = issuer.keys;
  const find = remoteKeys(authUrl, 'the credential');
  const header = { alg: 'RS256', kid: 'test-key' };
  const token = { payload: '', signature: '' };
  expect(asked).toEqual([]);
  await find(header, token);
  await find(header, token);
  expect(asked).toEqual(['/internal/keys']);
  up = false;
  await find(header, token);
  await expect(find({ alg: 'RS256', kid: 'unknown' }, token)).rejects.toThrow();
});

test('with no keys at all nobody can be told from anybody: unavailable', async () => {
  up = false;
  const find = remoteKeys(authUrl, 'the credential');
  const search = find({ alg: 'RS256', kid: 'test-key' }, { payload: '', signature: '' });
  await expect(search).rejects.toMatchObject({ name: 'Unavailable' });
});
