import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ModuleBoard } from '@portal/contract-remote-v1';
import { createLogger } from '@portal/service-kit/logging';
import { buildFiles, digestOf, name, packed, releasingPortal, token } from './desk';
import { ask, cleanUp } from './harness';

afterEach(cleanUp);

const changedBuild = buildFiles({ 'page.0123456789ab.js': 'a changed page' });
const aSentence = expect.stringMatching(/^[A-Z].*\.$/s);

test('an upload is published, and nobody gets it until it is put live', async () => {
  const { upload, act, liveFor, url } = await releasingPortal();
  const before = await liveFor();
  const published = await upload('1.1.0', changedBuild);
  expect(published.status).toBe(201);
  expect(published.json()).toMatchObject({
    remote: name,
    integrity: { 'remoteEntry.js': expect.any(String) },
  });
  expect(await liveFor()).toBe(before);
  const page = await ask(url, `/remotes/${name}/1.1.0/page.0123456789ab.js`);
  expect(page.body.toString()).toBe('a changed page');
  expect((await act('live', { version: '1.1.0' })).json()).toEqual({
    remote: name,
    version: '1.1.0',
    from: before,
  });
  expect(await liveFor()).toBe('1.1.0');
});

test('a rollback makes the previous version live at once; a second rollback the version before it', async () => {
  const { upload, act, liveFor } = await releasingPortal();
  const first = await liveFor();
  for (const version of ['1.1.0', '1.2.0']) {
    await upload(version, buildFiles({ 'page.0123456789ab.js': version }));
    await act('live', { version });
  }
  expect((await act('rollback')).json()).toEqual({ remote: name, version: '1.1.0', from: '1.2.0' });
  expect(await liveFor()).toBe('1.1.0');
  await act('rollback');
  expect(await liveFor()).toBe(first);
  const last = await act('rollback');
  expect(last.status).toBe(409);
  expect(last.json()).toMatchObject({ message: aSentence });
});

test('the same files again are the same release; other files under that version are refused', async () => {
  const { upload } = await releasingPortal();
  await upload('1.1.0', changedBuild);
  expect((await upload('1.1.0', changedBuild)).status).toBe(200);
  const other = await upload('1.1.0', buildFiles());
  expect(other.status).toBe(409);
  expect(other.json()).toMatchObject({
    message: 'mfe-admin 1.1.0 exists with other files. Give it another version.',
  });
});

const manifest = (more: object) =>
  JSON.stringify({ name, pages: [{ path: '/admin/*', mount: './page' }], shellApi: '^1.0.0', ...more });

test.each([
  ['a manifest that cannot be read', { 'manifest.json': '{' }, /manifest\.json is missing or no JSON/],
  [
    'a manifest without pages',
    { 'manifest.json': manifest({ pages: [] }) },
    /manifest\.json is wrong: pages/,
  ],
  [
    'the name of another remote',
    { 'manifest.json': manifest({ name: 'mfe-other' }) },
    /of mfe-other, not of mfe-admin/,
  ],
  [
    'a shell API to come',
    { 'manifest.json': manifest({ shellApi: '^2.0.0' }) },
    /needs shell API \^2\.0\.0, the portal offers 1\./,
  ],
  [
    'another federation runtime',
    { 'manifest.json': manifest({ runtime: '~3.0.0' }) },
    /needs federation runtime ~3\.0\.0/,
  ],
  [
    'a contract that the service does not keep',
    { 'manifest.json': manifest({ contracts: { 'svc-applications': '^1.3.0' } }) },
    /needs svc-applications \^1\.3\.0, the portal offers 1\.2\.0/,
  ],
  [
    'a page on a mount that is not exported',
    { 'manifest.json': manifest({ pages: [{ path: '/admin', mount: './other' }] }) },
    /mounts \/admin on \.\/other, which mf-manifest\.json does not export/,
  ],
  [
    'a page of its own',
    { 'evil.html': '<script>steal()</script>' },
    /evil\.html is of no kind that is served/,
  ],
])('%s is refused with a message, and nothing of it is stored', async (_what, change, message) => {
  const { upload, url, store } = await releasingPortal({ contracts: { 'svc-applications': '1.2.0' } });
  const before = JSON.stringify(await store.readIndex());
  const answer = await upload('1.1.0', buildFiles(change));
  expect(answer.status).toBe(422);
  expect(answer.json()).toMatchObject({
    message: expect.stringMatching(message),
    request_id: expect.any(String),
  });
  expect(answer.json<{ message: string }>().message).toMatch(/\.$/);
  expect((await ask(url, `/remotes/${name}/1.1.0/remoteEntry.js`)).status).toBe(404);
  expect(JSON.stringify(await store.readIndex())).toBe(before);
});

test('a build whose file is missing is refused', async () => {
  const { upload } = await releasingPortal();
  const { 'page.0123456789ab.js': _gone, ...rest } = buildFiles();
  const answer = await upload('1.1.0', rest);
  expect(answer.status).toBe(422);
  expect(answer.json<{ message: string }>().message).toMatch(/page\.0123456789ab\.js is named .* missing/);
});

test('an upload that arrives damaged, is no archive, or comes without its hash is refused', async () => {
  const { send } = await releasingPortal();
  const body = await packed(changedBuild);
  const bearer = { authorization: `Bearer ${token}` };
  const damaged = Buffer.from(body);
  damaged[40] = (damaged[40] ?? 0) ^ 1;
  const other = Buffer.from('no archive');
  for (const answer of [
    await send('1.1.0', damaged, { ...bearer, 'content-digest': digestOf(body) }),
    await send('1.1.0', other, { ...bearer, 'content-digest': digestOf(other) }),
    await send('1.1.0', body, bearer),
  ]) {
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({ message: aSentence });
  }
});

test('an upload of more than 20 MB is refused, announced or not', async () => {
  const { send, url } = await releasingPortal();
  const big = Buffer.alloc(20_000_001);
  const headers = { authorization: `Bearer ${token}`, 'content-digest': digestOf(big) };
  expect((await send('1.1.0', big, headers)).status).toBe(413);
  const path = `/registry/remotes/${name}/releases/1.1.0`;
  const chunked = await ask(url, path, { method: 'PUT', headers, chunks: [big.subarray(0, 9e6), big] });
  expect(chunked.status).toBe(413);
});

test.each([
  ['GET', '/registry/remotes'],
  ['POST', `/registry/remotes/${name}/rollback`],
  ['POST', `/registry/remotes/${name}/promote`],
  ['POST', `/registry/remotes/${name}/abort`],
  ['PUT', `/registry/remotes/${name}/releases/1.1.0`],
])('%s %s accepts the release token alone', async (method, path) => {
  const { call, issuer } = await releasingPortal();
  const admin = await issuer.bearer({ role: 'admin' });
  const wrong: Record<string, string>[] = [
    {},
    { authorization: 'Bearer wrong' },
    { authorization: admin.Authorization },
  ];
  for (const headers of wrong) {
    expect((await call(method, path, undefined, headers)).status).toBe(401);
  }
});

test('an unknown remote, an unknown version and a malformed version are refused', async () => {
  const { act, call, upload } = await releasingPortal();
  expect((await call('POST', '/registry/remotes/mfe-nobody/rollback')).status).toBe(404);
  expect((await act('live', { version: '9.9.9' })).status).toBe(404);
  expect((await act('live', { version: 'latest' })).status).toBe(422);
  expect((await upload('latest', changedBuild)).status).toBe(422);
});

test('a remote that the portal has never had can be released', async () => {
  const { call, url } = await releasingPortal();
  const body = await packed({
    ...buildFiles(),
    'manifest.json': JSON.stringify({
      name: 'mfe-new',
      pages: [{ path: '/new', mount: './page' }],
      shellApi: '^1.0.0',
    }),
  });
  const headers = { authorization: `Bearer ${token}`, 'content-digest': digestOf(body) };
  const put = await ask(url, '/registry/remotes/mfe-new/releases/1.0.0', { method: 'PUT', headers, body });
  expect(put.status).toBe(201);
  expect((await call('POST', '/registry/remotes/mfe-new/live', { version: '1.0.0', canary: 5 })).status).toBe(
    409,
  );
  expect((await call('POST', '/registry/remotes/mfe-new/live', { version: '1.0.0' })).status).toBe(200);
  expect((await ask(url, '/new')).status).toBe(200);
});

test('a version that no longer fits the portal is not rolled back to', async () => {
  const { upload, act, store, liveFor } = await releasingPortal();
  await upload('1.1.0', changedBuild);
  await act('live', { version: '1.1.0' });
  const first = (await store.readIndex()).remotes[name]?.past?.at(-1);
  await store.changeIndex(async (index) => {
    const copy = structuredClone(index);
    for (const release of copy.remotes[name]?.releases ?? [])
      if (release.version === first) release.describes.shellApi = '^0.9.0';
    return copy;
  });
  const answer = await act('rollback');
  expect(answer.status).toBe(422);
  expect(answer.json<{ message: string }>().message).toContain('needs shell API ^0.9.0');
  expect(await liveFor()).toBe('1.1.0');
});

test('the log records who did what, and the list shows it', async () => {
  const { upload, act, call, issuer } = await releasingPortal({ contracts: { 'svc-applications': '1.2.0' } });
  await upload('1.1.0', changedBuild);
  await act('live', { version: '1.1.0' });
  const admin = await issuer.bearer({ personId: 7, role: 'admin', name: 'Amara Nwosu' });
  const headers = { authorization: admin.Authorization };
  expect((await call('POST', `/api/admin/modules/${name}/rollback`, undefined, headers)).status).toBe(200);
  const board = (await call('GET', '/registry/remotes')).json<ModuleBoard>();
  expect(board.events.slice(0, 3)).toEqual([
    expect.objectContaining({
      what: 'rolled-back',
      from: '1.1.0',
      by: { kind: 'admin', id: 7, name: 'Amara Nwosu', role: 'admin' },
    }),
    expect.objectContaining({ what: 'live', version: '1.1.0', by: { kind: 'token' } }),
    expect.objectContaining({ what: 'published', version: '1.1.0', at: expect.stringMatching(/^20.*Z$/) }),
  ]);
  expect(board.services).toEqual([
    {
      name: 'svc-applications',
      version: '1.4.0',
      contracts: { 'svc-applications': '1.2.0' },
      reachable: true,
    },
  ]);
  expect(board.remotes[0]).toMatchObject({ name, canary: null, live: { by: 'person' } });
  expect((await call('GET', '/api/admin/modules', undefined, headers)).json()).toEqual(board);
});

test('an administrator who signed in long ago may read the board, and acts after entering the password again', async () => {
  const { call, issuer } = await releasingPortal();
  const issuedAt = Math.floor(Date.now() / 1000) - 15 * 60;
  const headers = { authorization: (await issuer.bearer({ role: 'admin', issuedAt })).Authorization };
  expect((await call('GET', '/api/admin/modules', undefined, headers)).status).toBe(200);
  for (const act of ['rollback', 'promote', 'abort']) {
    const answer = await call('POST', `/api/admin/modules/${name}/${act}`, undefined, headers);
    expect([answer.status, answer.json()]).toMatchObject([403, { reauthenticate: true }]);
  }
});

test('the board and its acts are for administrators alone', async () => {
  const { call, issuer } = await releasingPortal();
  for (const [role, status] of [
    ['reviewer', 403],
    ['intern', 403],
  ] as const) {
    const headers = { authorization: (await issuer.bearer({ role })).Authorization };
    expect((await call('GET', '/api/admin/modules', undefined, headers)).status).toBe(status);
    expect((await call('POST', `/api/admin/modules/${name}/rollback`, undefined, headers)).status).toBe(
      status,
    );
  }
  const narrow = await issuer.bearer({ role: 'admin', scope: 'wizard' });
  expect(
    (await call('GET', '/api/admin/modules', undefined, { authorization: narrow.Authorization })).status,
  ).toBe(403);
  expect((await call('GET', '/api/admin/modules', undefined, {})).status).toBe(401);
  expect((await call('GET', '/api/admin/modules')).status).toBe(401);
});

test('files that a dead process copied incompletely are replaced', async () => {
  const { upload, folder, url } = await releasingPortal();
  const { mkdir } = await import('node:fs/promises');
  await mkdir(join(folder, name, '1.1.0'));
  await writeFile(join(folder, name, '1.1.0/remoteEntry.js'), 'half');
  expect((await upload('1.1.0', changedBuild)).status).toBe(201);
  expect((await ask(url, `/remotes/${name}/1.1.0/remoteEntry.js`)).body.toString()).toBe('entry');
});

test('each act on a release is logged as a security event for a collector', async () => {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  const logger = createLogger({ name: 'gateway', level: 'error', destination });
  const { upload, act } = await releasingPortal({ logger });
  await upload('1.1.0', changedBuild);
  await act('live', { version: '1.1.0' });
  await act('rollback');
  const results = lines.map((line) => JSON.parse(line)).filter(({ stream }) => stream === 'security');
  expect(results.map(({ event }) => event.kind)).toEqual([
    'release_published',
    'release_live',
    'release_rolled_back',
  ]);
  expect(results[1].event.details).toMatchObject({ remote: name, version: '1.1.0', by: 'token' });
});
