import fs from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { STATEMENT_FILE } from '@portal/contract-remote-v1';
import { silentLogger } from '@portal/service-kit/logging';
import { seed } from '../src/registry';
import { refuseDamaged } from '../src/signing';
import { buildFiles, name, releasingPortal } from './desk';
import { cleanUp, folderWith, remoteFiles } from './harness';
import { loadable, portalOfTeams } from './keys';

afterEach(async () => {
  jest.restoreAllMocks();
  await cleanUp();
});

const page = 'page.0123456789ab.js';
const other = 'mfe-other';

/** From now on the disk answers with this error for files whose path has `part`, or for lists of such folders. */
function failing(code: string, part: string) {
  const error = () => Object.assign(new Error(`${code}: the disk`), { code, syscall: 'read' });
  const { readFileSync } = fs;
  const { readdir } = fs.promises;
  jest.spyOn(fs, 'readFileSync').mockImplementation(((file: string, ...more: []) => {
    if (String(file).includes(part)) throw error();
    return readFileSync(file, ...more);
  }) as typeof readFileSync);
  jest.spyOn(fs.promises, 'readdir').mockImplementation((async (file: string, ...more: []) => {
    if (String(file).endsWith(part)) throw error();
    return readdir(file, ...more);
  }) as unknown as typeof readdir);
}

const logging = () => {
  const lines: object[] = [];
  return {
    lines,
    log: { ...silentLogger, error: (fields: object) => void lines.push(fields) } as typeof silentLogger,
  };
};

/** A portal with two remotes; of both 1.1.0 went live after the first build. */
async function released() {
  const portal = await releasingPortal();
  const first = String(await portal.liveFor());
  await portal.upload('1.1.0', buildFiles({ [page]: 'one' }));
  await portal.act('live', { version: '1.1.0' });
  await seed(portal.store, [{ name: other, folder: await folderWith(remoteFiles(other, '/other/*')) }]);
  const live = async (remote: string) => (await portal.store.readIndex()).remotes[remote]?.live.version;
  return { ...portal, first, live };
}

test.each(['EMFILE', 'EIO', 'ESTALE', 'EACCES'])(
  'a file that a disk refuses to read at a start (%s) takes no version away, and is in the log',
  async (code) => {
    const { store, live } = await released();
    const before = await store.readIndex();
    failing(code, join(name, '1.1.0', page));
    const { lines, log } = logging();
    await refuseDamaged(store, log);
    jest.restoreAllMocks();
    expect(await store.readIndex()).toEqual(before);
    expect(await live(name)).toBe('1.1.0');
    expect(lines).toEqual([
      expect.objectContaining({ remote: name, version: '1.1.0', err: expect.any(Error) }),
    ]);
  },
);

test('a folder that cannot be listed is not a folder that is gone', async () => {
  const { store, live, folder } = await released();
  failing('EIO', join(name, '1.1.0'));
  await refuseDamaged(store, silentLogger);
  jest.restoreAllMocks();
  expect(await live(name)).toBe('1.1.0');
  await rm(join(folder, name, '1.1.0'), { recursive: true });
  await refuseDamaged(store, silentLogger);
  expect(await live(name)).not.toBe('1.1.0');
});

test('what is damaged in one remote is taken out while the disk refuses the files of another', async () => {
  const { store, live, folder } = await released();
  const version = String(await live(other));
  await writeFile(join(folder, other, version, page), 'somebody else');
  failing('ESTALE', join(name, '1.1.0', page));
  await refuseDamaged(store, silentLogger);
  expect([await live(name), await live(other)]).toEqual(['1.1.0', undefined]);
});

test('a record that cannot be changed for one remote stops the look at no other', async () => {
  const { store, live, folder } = await released();
  for (const [remote, version] of [
    [name, '1.1.0'],
    [other, String(await live(other))],
  ] as const)
    await writeFile(join(folder, remote, version, page), 'somebody else');
  const { lines, log } = logging();
  const setAside: typeof store.setAside = async (remote, version) => {
    if (remote === name) throw Object.assign(new Error('EIO'), { code: 'EIO', syscall: 'rename' });
    return store.setAside(remote, version);
  };
  await refuseDamaged({ ...store, setAside }, log);
  expect([await live(name), await live(other)]).toEqual(['1.1.0', undefined]);
  expect(lines).toContainEqual(expect.objectContaining({ remote: name, err: expect.any(Error) }));
});

test('in place of a damaged version goes one that was read, before one that the disk refuses', async () => {
  const { store, live, folder, upload, act, first } = await released();
  await upload('1.2.0', buildFiles({ [page]: 'two' }));
  await act('live', { version: '1.2.0' });
  await writeFile(join(folder, name, '1.2.0', page), 'somebody else');
  failing('EIO', join(name, '1.1.0', page));
  await refuseDamaged(store, silentLogger);
  expect(await live(name)).toBe(first);
});

test('a damaged version goes for one that the disk refuses, where no other is left', async () => {
  const { store, live, folder, first } = await released();
  await writeFile(join(folder, name, '1.1.0', page), 'somebody else');
  failing('EIO', join(name, first, page));
  await refuseDamaged(store, silentLogger);
  expect(await live(name)).toBe(first);
});

test('a signed version stays whichever of its files cannot be read, and goes when one is gone', async () => {
  const { team, store, liveFor, folder } = await portalOfTeams();
  const wizards = await team('wizards', 'Team Wizards');
  const tried = await wizards.run('try', name, '--from', await loadable('one'), '--version', '2.0.0');
  const version = /promote mfe-admin (\S+)`/.exec(tried.output)?.[1] ?? '';
  await wizards.run('promote', name, version);
  for (const file of [STATEMENT_FILE, page]) {
    failing('EMFILE', join(name, version, file));
    await refuseDamaged(store, silentLogger);
    jest.restoreAllMocks();
    expect(await liveFor()).toBe(version);
  }
  await rm(join(folder, name, version, page));
  await refuseDamaged(store, silentLogger);
  expect(await liveFor()).not.toBe(version);
});

test('an act on a version that cannot be read is refused as such, and counts when the disk is well', async () => {
  const { act, live, upload } = await released();
  await upload('1.2.0', buildFiles({ [page]: 'two' }));
  failing('EIO', join(name, '1.2.0', page));
  const refused = await act('live', { version: '1.2.0' });
  expect([refused.status, refused.json().message]).toEqual([
    503,
    'Files of this release cannot be read (EIO). Nothing was changed: what was live is live.',
  ]);
  jest.restoreAllMocks();
  expect((await act('live', { version: '1.2.0' })).status).toBe(200);
  expect(await live(name)).toBe('1.2.0');
});

test('a build at hand that cannot be read is named, and the others are published', async () => {
  const { store } = await released();
  const builds = [
    { name, folder: await folderWith(buildFiles({ [page]: 'of the start' })) },
    { name: other, folder: await folderWith(remoteFiles(other, '/other/*', { [page]: 'of the start' })) },
  ];
  failing('EIO', String(builds[0]?.folder));
  const { published, refused } = await seed(store, builds);
  expect(published.map((release) => release.name)).toEqual([other]);
  expect(refused).toEqual([{ name, reason: expect.stringContaining('cannot be read (EIO)') }]);
});
