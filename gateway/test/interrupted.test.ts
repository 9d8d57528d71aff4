import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { STATEMENT_FILE } from '@portal/contract-remote-v1';
import { silentLogger } from '@portal/service-kit/logging';
import { folderReleaseStore } from '../src/registry';
import { refuseDamaged } from '../src/signing';
import { buildFiles, name, releasingPortal } from './desk';
import { cleanUp } from './harness';
import { loadable, portalOfTeams } from './keys';

afterEach(cleanUp);

/** A live, signed version of a team, whose signature another key is about to replace. */
async function signedTwice() {
  const portal = await portalOfTeams();
  const one = await portal.team('wizards', 'Team Wizards');
  const other = await portal.team('wizards', 'Team Wizards');
  const build = await loadable('one');
  await one.run('try', name, '--from', build, '--version', '2.0.0');
  const version = (await portal.store.readIndex()).remotes[name]?.releases.at(-1)?.version ?? '';
  await one.run('promote', name, version);
  const statement = join(portal.folder, name, version, STATEMENT_FILE);
  const signAgain = async () => {
    await other.run('try', name, '--from', build, '--version', '2.0.0');
    return readFile(statement);
  };
  return { ...portal, one, other, version, statement, signAgain };
}

test('a gateway that dies between the files of a second signature and its record loses no version at its start', async () => {
  const { store, liveFor, signAgain, version, one, other } = await signedTwice();
  const before = await store.readIndex();
  await signAgain();
  // The new statement is stored, and the index still has the earlier record.
  await store.changeIndex(async () => before);
  await refuseDamaged(store, silentLogger);
  expect(await liveFor()).toBe(version);
  // The earlier signer counts until the signature is sent again.
  expect((await store.readIndex()).remotes[name]?.releases.at(-1)?.signed?.key).toBe(one.key);
  await signAgain();
  expect((await store.readIndex()).remotes[name]?.releases.at(-1)?.signed?.key).toBe(other.key);
});

test('a signature that was exchanged for that of a revoked key, or of no owner, is not taken for such a death', async () => {
  const { store, liveFor, signAgain, version, other, admin } = await signedTwice();
  const before = await store.readIndex();
  await signAgain();
  await store.changeIndex(async () => before);
  await admin('PUT', 'release-keys/wizards', { title: 'Team Wizards', owns: ['mfe-elsewhere'] });
  await expect(other.run('status', name)).resolves.toMatchObject({ code: 0 });
  await refuseDamaged(store, silentLogger);
  expect(await liveFor()).not.toBe(version);
});

test('what a gateway that died was writing lies in no build, and goes', async () => {
  const { folder, store, version, signAgain, liveFor } = await signedTwice();
  await signAgain();
  expect((await readdir(join(folder, name, version))).filter((file) => file.endsWith('.new'))).toEqual([]);
  const places = [join(folder, 'registry.json.x.new'), join(folder, name, '.unfinished/statement.x.new')];
  for (const place of places) {
    await mkdir(join(place, '..'), { recursive: true });
    await writeFile(place, 'half');
    await utimes(place, new Date(0), new Date(0));
  }
  await store.kept(name);
  expect(places.filter((place) => existsSync(place))).toEqual([]);
  await refuseDamaged(store, silentLogger);
  expect(await liveFor()).toBe(version);
});

test('a disk that takes one of the two records alone has changed nothing, and keeps no half and no lock', async () => {
  const { folder, act, upload, liveFor } = await releasingPortal();
  await upload('1.1.0', buildFiles({ 'page.0123456789ab.js': 'one' }));
  const first = await liveFor();
  const copy = join(folder, 'registry.copy.json');
  await rm(copy);
  // A folder in place of the file: nothing can be renamed onto it.
  await mkdir(join(copy, 'in-the-way'), { recursive: true });
  const refused = await act('live', { version: '1.1.0' });
  expect(refused.status).toBe(503);
  expect(refused.json()).toMatchObject({ message: expect.stringMatching(/Nothing was changed/) });
  expect(await liveFor()).toBe(first);
  expect((await readdir(folder)).filter((file) => /\.new$|\.lock/.test(file))).toEqual([]);
  await rm(copy, { recursive: true });
  expect((await act('live', { version: '1.1.0' })).status).toBe(200);
  expect(await liveFor()).toBe('1.1.0');
});

test('a signed act on a full disk is refused with a sentence, and counts when there is room', async () => {
  const { folder, version, one, store, liveFor } = await signedTwice();
  const numbers = join(folder, 'signed-requests');
  await rm(numbers, { recursive: true, force: true });
  await writeFile(numbers, '');
  expect((await one.run('rollback', name)).output).toMatch(
    /cannot be written \(E\w+\)\. Nothing was changed/,
  );
  expect(await liveFor()).toBe(version);
  await rm(numbers);
  expect((await one.run('rollback', name)).code).toBe(0);
  expect((await folderReleaseStore(folder).readIndex()).remotes).toEqual((await store.readIndex()).remotes);
});
