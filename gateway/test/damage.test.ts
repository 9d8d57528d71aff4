import { readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createLogger } from '@portal/service-kit/logging';
import { folderReleaseStore, seed } from '../src/registry';
import { publishBuilds } from '../src/releasing';
import { buildFiles, name, releasingPortal } from './desk';
import { cleanUp, folderWith } from './harness';

afterEach(cleanUp);

const buildResponse = (words: string) => buildFiles({ 'page.0123456789ab.js': words });

/** A portal in which 1.1.0 went live after the first build. */
async function released() {
  const portal = await releasingPortal();
  const first = await portal.liveFor();
  await portal.upload('1.1.0', buildResponse('one'));
  await portal.act('live', { version: '1.1.0' });
  return { ...portal, first, copy: join(portal.folder, 'registry.copy.json') };
}

test.each([
  ['empty', (file: string) => truncate(file, 0)],
  ['cut off', (file: string) => truncate(file, 100)],
  ['something else', (file: string) => writeFile(file, '[]')],
  ['gone', (file: string) => rm(file)],
])(
  'a record of releases that is %s takes nothing away, and is whole after the next act',
  async (_what, damage) => {
    const { liveFor, act, index, copy, first } = await released();
    await damage(index());
    expect(await liveFor()).toBe('1.1.0');
    expect((await act('rollback')).json()).toMatchObject({ version: first, from: '1.1.0' });
    expect(await liveFor()).toBe(first);
    expect(JSON.parse(await readFile(index(), 'utf8')).log).toHaveLength(4);
    expect(await readFile(copy, 'utf8')).toBe(await readFile(index(), 'utf8'));
  },
);

test('a start after the damage finds the live versions, and repairs the index', async () => {
  const { folder, index } = await released();
  const whole = await readFile(index(), 'utf8');
  await truncate(index(), 10);
  const messages: string[] = [];
  const store = folderReleaseStore(folder, (file) => messages.push(file));
  await seed(store, [{ name, folder: await folderWith(buildFiles()) }]);
  expect(messages).toContain(index());
  expect((await store.readIndex()).remotes[name]?.live.version).toBe('1.1.0');
  expect(await readFile(index(), 'utf8')).toBe(whole);
});

test('a damaged copy of the index does no harm', async () => {
  const { liveFor, act, copy, index } = await released();
  await truncate(copy, 0);
  expect(await liveFor()).toBe('1.1.0');
  await act('rollback');
  expect(await readFile(copy, 'utf8')).toBe(await readFile(index(), 'utf8'));
});

test('with both copies damaged a running gateway stays live, every act is refused, and a start prints what to do', async () => {
  const { liveFor, act, index, copy, folder } = await released();
  expect(await liveFor()).toBe('1.1.0');
  await writeFile(index(), 'x');
  await writeFile(copy, 'y');
  expect(await liveFor()).toBe('1.1.0');
  const refused = await act('rollback');
  expect(refused.status).toBe(503);
  expect(refused.json()).toMatchObject({
    message: expect.stringMatching(/record of releases is damaged.*what was live is live\.$/),
  });
  expect(await readFile(index(), 'utf8')).toBe('x');
  const starts = seed(folderReleaseStore(folder), [{ name, folder: await folderWith(buildFiles()) }]);
  await expect(starts).rejects.toThrow(/is damaged or gone, and so is its copy .* from a backup/);
});

test('without the index and its copy it is a first start: the builds at hand go live', async () => {
  const { folder, index, copy, first } = await released();
  await rm(index());
  await rm(copy);
  const store = folderReleaseStore(folder);
  await seed(store, [{ name, folder: await folderWith(buildFiles()) }]);
  expect((await store.readIndex()).remotes[name]?.live.version).toBe(first);
});

test('on a full disk acts are refused with a message, and the live versions stay', async () => {
  const { liveFor, act, folder, upload } = await released();
  expect(await liveFor()).toBe('1.1.0');
  // A file in place of the folder keeps everybody from writing there, even root.
  await rename(folder, `${folder}.aside`);
  await writeFile(folder, '');
  for (const answer of [await act('rollback'), await upload('1.2.0', buildResponse('two'))]) {
    expect(answer.status).toBe(503);
    expect(answer.json()).toMatchObject({
      message: expect.stringMatching(
        /^The folder of releases cannot be written \(E[A-Z]+\)\. Nothing was changed: what was live is live\.$/,
      ),
    });
  }
  expect(await liveFor()).toBe('1.1.0');
  await rm(folder);
  await rename(`${folder}.aside`, folder);
  expect((await act('rollback')).status).toBe(200);
});

test('a start that cannot store its builds goes on with the live versions; a first start fails', async () => {
  const { store } = await released();
  const log = createLogger({ name: 'gateway', level: 'silent' });
  const full = {
    ...store,
    changeIndex: () =>
      Promise.reject(Object.assign(new Error('no space'), { code: 'ENOSPC', syscall: 'write' })),
  };
  const builds = [{ name, folder: await folderWith(buildResponse('of the start')) }];
  await publishBuilds(full, { builds }, log);
  expect((await full.readIndex()).remotes[name]?.live.version).toBe('1.1.0');
  const fresh = { ...full, readIndex: async () => ({ remotes: {} }) };
  await expect(publishBuilds(fresh, { builds }, log)).rejects.toThrow('no space');
});
