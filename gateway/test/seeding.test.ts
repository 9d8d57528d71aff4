import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderReleaseStore, releaseCatalogue, seed, withLive } from '../src/registry';
import { cleanUp, folderWith, remoteFiles } from './harness';

afterEach(cleanUp);

const name = 'mfe-admin';

async function portal() {
  const data = await folderWith({});
  const store = folderReleaseStore(data);
  const start = (folder: string) => seed(store, [{ name, folder }]);
  const live = async () => (await releaseCatalogue(store).registry()).remotes[name]?.version;
  return { data, store, start, live };
}

const build = (change: Record<string, string> = {}) => folderWith(remoteFiles(name, '/admin/*', change));

test('the first start publishes the build at hand and puts it live', async () => {
  const { start, live, data } = await portal();
  const { published } = await start(await build());
  expect(published).toHaveLength(1);
  expect(published[0]?.version).toMatch(/^1\.0\.0-[0-9a-f]{8}$/);
  expect(await live()).toBe(published[0]?.version);
  expect(await readFile(join(data, name, String(await live()), 'remoteEntry.js'), 'utf8')).toBe('entry');
});

test('the same build again changes nothing, compressed copies or not', async () => {
  const { start, live, data } = await portal();
  await start(await build());
  const before = await readFile(join(data, 'registry.json'), 'utf8');
  const version = await live();
  expect((await start(await build({ 'remoteEntry.js.br': 'squeezed' }))).published).toEqual([]);
  expect(await readFile(join(data, 'registry.json'), 'utf8')).toBe(before);
  expect(await live()).toBe(version);
});

test('a changed build goes live at the next start, and the old one stays to be had', async () => {
  const { start, live, data } = await portal();
  await start(await build());
  const old = await live();
  await start(await build({ 'remoteEntry.js': 'newer' }));
  expect(await live()).not.toBe(old);
  expect((await readdir(join(data, name))).sort()).toEqual([old, await live()].sort());
});

test('going back to older sources puts the older build live again', async () => {
  const { start, live } = await portal();
  const older = await build();
  await start(older);
  const first = await live();
  await start(await build({ 'remoteEntry.js': 'newer' }));
  await start(older);
  expect(await live()).toBe(first);
});

test('what a person has put live stays live', async () => {
  const { start, live, store } = await portal();
  await start(await build());
  const chosen = String(await live());
  await store.changeIndex(async (index) =>
    withLive(index, name, { version: chosen, by: 'person', since: new Date().toISOString() }),
  );
  const { published } = await start(await build({ 'remoteEntry.js': 'newer' }));
  expect(published).toHaveLength(1);
  expect(await live()).toBe(chosen);
});

test('a release shows without a restart', async () => {
  const { start, store } = await portal();
  const catalogue = releaseCatalogue(store);
  await start(await build());
  const before = (await catalogue.registry()).remotes[name]?.version;
  await start(await build({ 'remoteEntry.js': 'newer' }));
  expect((await catalogue.registry()).remotes[name]?.version).not.toBe(before);
});

test.each([
  ['nothing', {}, /manifest\.json is missing/],
  ['another remote', remoteFiles('mfe-other', '/x'), /of mfe-other, not of mfe-admin/],
  [
    'a manifest without pages',
    { 'manifest.json': `{"name":"${name}","shellApi":"^1.0.0"}` },
    /pages must be a list/,
  ],
])('a folder with %s is refused by name, and the other remotes go on', async (_what, files, reason) => {
  const { store } = await portal();
  const fine = await folderWith(remoteFiles('mfe-fine', '/fine'));
  const { published, refused } = await seed(store, [
    { name, folder: await folderWith(files) },
    { name: 'mfe-fine', folder: fine },
  ]);
  expect(refused).toEqual([{ name, reason: expect.stringMatching(reason) }]);
  expect(published.map((release) => release.name)).toEqual(['mfe-fine']);
});

test('a copy that was interrupted is never taken for a release', async () => {
  const { start, live, data } = await portal();
  await start(await build());
  await writeFile(join(data, name, '.1.0.0-ffffffff.99.new'), 'half a copy');
  await start(await build({ 'remoteEntry.js': 'newer' }));
  expect(await live()).toMatch(/^1\.0\.0-/);
});
