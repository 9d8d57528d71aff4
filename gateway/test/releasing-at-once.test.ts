import { readFile } from 'node:fs/promises';
import { FEDERATION_RUNTIME_VERSION } from '@portal/contract-shell-v1';
import { until } from '@portal/test-kit';
import { createReleases } from '../src/releases/releases';
import { buildFiles, name, releasingPortal } from './desk';
import { cleanUp } from './harness';

afterEach(cleanUp);

test('two rollbacks at the same time are done once, and the second caller is refused', async () => {
  const { upload, act, liveFor, store } = await releasingPortal();
  for (const version of ['1.1.0', '1.2.0', '1.3.0']) {
    await upload(version, buildFiles({ 'page.0123456789ab.js': version }));
    await act('live', { version });
  }
  // Both have read the live version before either acts.
  let bothAsk: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    bothAsk = resolve;
  });
  let asking = 0;
  const releases = createReleases({
    store,
    async offered() {
      asking += 1;
      if (asking === 2) bothAsk();
      await asked;
      return { shellApi: '1.0.0', runtime: FEDERATION_RUNTIME_VERSION, contracts: {} };
    },
  });
  const both = [1, 2].map(() => releases.rollBack(name, { kind: 'token' }));
  const ended = await Promise.allSettled(both);
  expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(ended.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { name: 'Conflict', message: expect.stringMatching(/Somebody else .* at the same moment/) },
  });
  expect(await liveFor()).toBe('1.2.0');
  expect((await store.readIndex()).log?.filter(({ what }) => what === 'rolled-back')).toHaveLength(1);
});

test('several gateways on one folder keep one complete index', async () => {
  const first = await releasingPortal();
  const second = await releasingPortal({ data: first.folder });
  const versions = Array.from({ length: 12 }, (_, count) => `1.1.${count}`);
  await Promise.all(
    versions.map((version, count) =>
      (count % 2 ? first : second).upload(version, buildFiles({ 'page.0123456789ab.js': version })),
    ),
  );
  // On a busy machine a caller that has waited too long for the lock is refused, and tries again.
  await Promise.all(
    versions.map((version, count) =>
      until(async () => (await (count % 2 ? second : first).act('live', { version })).status === 200),
    ),
  );
  const index = await first.store.readIndex();
  expect(index.remotes[name]?.releases).toHaveLength(13);
  expect(index.log?.filter(({ what }) => what === 'live')).toHaveLength(13);
  expect(await first.liveFor()).toBe(await second.liveFor());
  expect(JSON.parse(await readFile(first.index(), 'utf8'))).toEqual(index);
});

test('a rollback that names its version is done once, however often it is requested', async () => {
  const { upload, act, liveFor, call } = await releasingPortal();
  for (const version of ['1.1.0', '1.2.0', '1.3.0']) {
    await upload(version, buildFiles({ 'page.0123456789ab.js': version }));
    await act('live', { version });
  }
  expect((await act('rollback?from=1.3.0')).json()).toMatchObject({ version: '1.2.0' });
  const again = await act('rollback?from=1.3.0');
  expect(again.status).toBe(409);
  expect(again.json()).toMatchObject({ message: 'mfe-admin 1.3.0 is no longer live: 1.2.0 is live.' });
  expect(await liveFor()).toBe('1.2.0');

  await act('live', { version: '1.3.0', canary: 10 });
  expect((await call('GET', `/registry/remotes/${name}`)).json()).toEqual({
    remote: name,
    live: '1.2.0',
    canary: '1.3.0',
  });
  expect((await act('rollback?from=1.2.0')).status).toBe(409);
  expect((await act('rollback?from=1.3.0')).status).toBe(200);
  expect((await act('rollback?from=1.3.0')).status).toBe(409);
  expect(await liveFor()).toBe('1.2.0');
});

test('a second canary does not silently end the first', async () => {
  const { upload, act, store } = await releasingPortal();
  for (const version of ['1.1.0', '1.2.0'])
    await upload(version, buildFiles({ 'page.0123456789ab.js': version }));
  await act('live', { version: '1.1.0', canary: 10 });
  const second = await act('live', { version: '1.2.0', canary: 20 });
  expect(second.status).toBe(409);
  expect(second.json()).toMatchObject({
    message: 'mfe-admin 1.1.0 is being tried: promote it or roll it back first.',
  });
  expect((await act('live', { version: '1.1.0', canary: 20 })).status).toBe(200);
  expect((await store.readIndex()).remotes[name]?.canary).toMatchObject({ version: '1.1.0', percent: 20 });
});
