import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
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

const build = (change: Record<string, string | Buffer> = {}) =>
  folderWith({ ...remoteFiles(name, '/admin/*'), ...change });

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
  expect((await start(await build({ 'remoteEntry.js.br': brotliCompressSync('entry') }))).published).toEqual(
    [],
  );
  expect(await readFile(join(data, 'registry.json'), 'utf8')).toBe(before);
  expect(await live()).toBe(version);
});

test('a build whose release is stored is not unpacked again, and one that is not stored is', async () => {
  const { start, live, data } = await portal();
  await start(await build());
  const again = await build({ 'remoteEntry.js.br': brotliCompressSync('another entry') });
  expect((await start(again)).refused).toEqual([]);
  await rm(join(data, name, String(await live())), { recursive: true });
  expect((await start(again)).refused).toHaveLength(1);
});

test.each([
  [
    'other content',
    { 'remoteEntry.js.br': brotliCompressSync('another entry') },
    /remoteEntry\.js\.br does not unpack/,
  ],
  [
    'a little more content',
    { 'remoteEntry.js.gz': gzipSync('entry;') },
    /remoteEntry\.js\.gz does not unpack/,
  ],
  ['no content at all', { 'remoteEntry.js.br': 'squeezed' }, /remoteEntry\.js\.br does not unpack/],
  [
    'a file of its own',
    { 'more.js.br': brotliCompressSync('more') },
    /more\.js\.br is a copy of a file that is not there/,
  ],
])('a build whose compressed copy has %s is not published', async (_, change, sentence) => {
  const { start, live } = await portal();
  const { published, refused } = await start(await build(change));
  expect(published).toEqual([]);
  expect(refused[0]?.reason).toMatch(sentence);
  expect(await live()).toBeUndefined();
});

test("a changed build goes live at the next start, and the old build's files stay available", async () => {
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

test('a version that a person made live stays live', async () => {
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

test('an interrupted copy never counts as a release', async () => {
  const { start, live, data } = await portal();
  await start(await build());
  await writeFile(join(data, name, '.1.0.0-ffffffff.99.new'), 'half a copy');
  await start(await build({ 'remoteEntry.js': 'newer' }));
  expect(await live()).toMatch(/^1\.0\.0-/);
});
