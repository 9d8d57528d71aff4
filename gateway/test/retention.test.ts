import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReleaseIndex, withSigned } from '../src/registry';
import { buildFiles, name, releasingPortal } from './desk';
import { cleanUp } from './harness';

afterEach(cleanUp);

const day = 86_400_000;

async function ageing() {
  let now = Date.now();
  const portal = await releasingPortal({ now: () => now });
  const first = String(await portal.liveFor());
  return {
    ...portal,
    first,
    later: (days: number) => {
      now += days * day;
    },
    async release(version: string) {
      await portal.upload(version, buildFiles({ 'page.0123456789ab.js': version }));
      await portal.act('live', { version });
    },
    kept: async () => (await readdir(join(portal.folder, name))).sort(),
  };
}

/** The index in which a key that was revoked has signed these versions. */
function signedByThief(index: ReleaseIndex, versions: string[]): ReleaseIndex {
  const key = { id: 'k', publicKey: '', holder: 'A thief', addedAt: '2026-11-01T00:00:00Z' };
  const team = { id: 'wizards', title: 'Team Wizards', owns: [name] };
  const signed = { team: team.id, key: key.id, commit: null };
  const teams = [{ ...team, keys: [{ ...key, status: 'revoked' as const }] }];
  return versions.reduce<ReleaseIndex>((next, version) => withSigned(next, name, version, signed), {
    ...index,
    teams,
  });
}

test('earlier versions stay for seven days after they were last live', async () => {
  const { release, later, kept } = await ageing();
  await release('1.1.0');
  later(6);
  await release('1.2.0');
  later(6);
  await release('1.3.0');
  expect(await kept()).toEqual(['1.1.0', '1.2.0', '1.3.0']);
});

test('the last two stay however old, and so does the target of the next rollback', async () => {
  const { release, later, kept, first } = await ageing();
  await release('1.1.0');
  later(100);
  await release('1.1.0');
  expect(await kept()).toEqual([first, '1.1.0'].sort());
});

test('after a key was revoked the version that a rollback gives stays, however many went live since', async () => {
  const { release, later, kept, first, store, act, liveFor } = await ageing();
  const theirs = ['1.1.0', '1.2.0', '1.3.0'];
  for (const version of theirs) await release(version);
  await store.changeIndex(async (index) => signedByThief(index, theirs));
  later(8);
  await release('1.4.0');
  expect(await kept()).toContain(first);
  expect((await act('rollback')).status).toBe(200);
  expect(await liveFor()).toBe(first);
});

test('a version that was published and never used goes after seven days', async () => {
  const { release, upload, later, kept } = await ageing();
  await upload('1.0.9', buildFiles({ 'page.0123456789ab.js': 'never live' }));
  await release('1.1.0');
  await release('1.2.0');
  expect(await kept()).toContain('1.0.9');
  later(8);
  await release('1.3.0');
  expect(await kept()).not.toContain('1.0.9');
});

test('a canary stays, and the answer names the removed versions', async () => {
  const { release, upload, act, later, kept, store } = await ageing();
  await upload('2.0.0', buildFiles({ 'page.0123456789ab.js': 'tried' }));
  await act('live', { version: '2.0.0', canary: 5 });
  for (const version of ['1.1.0', '1.2.0', '1.3.0']) {
    later(8);
    await upload(version, buildFiles({ 'page.0123456789ab.js': version }));
  }
  expect(await kept()).toContain('2.0.0');
  await release('1.3.0');
  later(8);
  await release('1.4.0');
  const { log = [] } = await store.readIndex();
  expect(log.some(({ what }) => what === 'removed')).toBe(true);
});
