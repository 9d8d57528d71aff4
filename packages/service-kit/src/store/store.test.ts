import { createHash, randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { startS3, type TestS3, temporaryFolder } from '@portal/test-kit';
import { ObjectMissing, type ObjectStore, openObjectStore, type StoreConfig } from './index';

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

let s3: TestS3;
beforeAll(async () => {
  s3 = await startS3();
}, 30_000);
afterAll(() => s3.stop());

const configs: Record<string, () => StoreConfig> = {
  'a folder': () => ({ kind: 'files', directory: temporaryFolder() }),
  S3: () => ({ kind: 's3', ...s3, bucket: `bucket-${randomBytes(4).toString('hex')}` }),
};

describe.each(Object.keys(configs))('objects in %s', (kind) => {
  let store: ObjectStore;
  beforeAll(async () => {
    const config = configs[kind];
    if (!config) throw new Error('unknown');
    store = await openObjectStore(config());
    await store.ready();
  });

  const keysUnder = async (prefix: string) => {
    const keys = [];
    for await (const { key } of store.list(prefix)) keys.push(key);
    return keys;
  };

  test('come out as they went in', async () => {
    const bytes = randomBytes(300_000);
    const stored = await store.put(
      'a/one.bin',
      Readable.from([bytes.subarray(0, 1000), bytes.subarray(1000)]),
      {
        size: bytes.length,
        contentType: 'application/pdf',
      },
    );
    expect(stored).toEqual({ size: bytes.length, sha256: sha256(bytes) });
    expect((await buffer(await store.get('a/one.bin'))).equals(bytes)).toBe(true);
    expect(await store.stat('a/one.bin')).toEqual({ key: 'a/one.bin', size: bytes.length });
  });

  test('may be of a length nobody told, and empty', async () => {
    expect(await store.put('a/untold', Readable.from([Buffer.from('abc')]))).toMatchObject({ size: 3 });
    expect(await store.put('a/empty', Buffer.alloc(0))).toEqual({ size: 0, sha256: sha256(Buffer.alloc(0)) });
    expect(await buffer(await store.get('a/empty'))).toHaveLength(0);
  });

  test('are replaced whole', async () => {
    await store.put('a/twice', Buffer.from('the first, which is longer'));
    await store.put('a/twice', Buffer.from('the second'));
    expect((await buffer(await store.get('a/twice'))).toString()).toBe('the second');
  });

  test('of another length than announced are not stored', async () => {
    await expect(store.put('a/short', Readable.from([Buffer.from('abc')]), { size: 5 })).rejects.toThrow();
    await expect(store.stat('a/short')).rejects.toThrow(ObjectMissing);
  });

  test('whose source breaks are not stored', async () => {
    const breaking = Readable.from(
      (async function* () {
        yield Buffer.from('abc');
        throw new Error('the line broke');
      })(),
    );
    await expect(store.put('a/broken', breaking, { size: 10 })).rejects.toThrow('the line broke');
    await expect(store.stat('a/broken')).rejects.toThrow(ObjectMissing);
  });

  test('that are not there are missed by name', async () => {
    await expect(store.get('a/nothing')).rejects.toThrow(ObjectMissing);
    await expect(store.stat('a/nothing')).rejects.toThrow(ObjectMissing);
    await store.remove('a/nothing');
  });

  test('are listed by what their keys begin with, in order', async () => {
    for (const key of ['l/b/2', 'l/b/1', 'l/a', 'l/b-side', 'm/1']) await store.put(key, Buffer.from(key));
    expect(await keysUnder('l/')).toEqual(['l/a', 'l/b-side', 'l/b/1', 'l/b/2']);
    expect(await keysUnder('l/b')).toEqual(['l/b-side', 'l/b/1', 'l/b/2']);
    expect(await keysUnder('nothing/')).toEqual([]);
    await store.remove('l/a');
    expect(await keysUnder('l/a')).toEqual([]);
  });

  test('have keys that cannot leave the store', async () => {
    for (const key of [
      '../out',
      '/etc/passwd',
      'a/../../b',
      'a//b',
      'a/./b',
      '',
      'a\\b',
      'a b',
      'ä',
      '.unfinished/x',
    ]) {
      await expect(store.put(key, Buffer.from('x'))).rejects.toThrow(/Not a key/);
      await expect(store.get(key)).rejects.toThrow(/Not a key/);
      await expect(store.remove(key)).rejects.toThrow(/Not a key/);
    }
  });
});

test('a failed write leaves no half a file behind in the folder', async () => {
  const directory = temporaryFolder();
  const store = await openObjectStore({ kind: 'files', directory });
  await expect(store.put('x/y', Readable.from([Buffer.from('abc')]), { size: 9 })).rejects.toThrow();
  const left = await readdir(directory, { recursive: true, withFileTypes: true });
  expect(left.filter((entry) => entry.isFile())).toEqual([]);
});

test('a bucket that is not there yet is empty', async () => {
  const store = await openObjectStore({ kind: 's3', ...s3, bucket: `new-${randomBytes(4).toString('hex')}` });
  await store.remove('x/y');
  for await (const { key } of store.list('')) throw new Error(`${key} is there`);
});

test('an S3 store with a wrong secret, or none that answers, is not ready', async () => {
  const wrong = await openObjectStore({ kind: 's3', ...s3, secretKey: 'wrong', bucket: 'any' });
  await expect(wrong.ready()).rejects.toThrow();
  const gone = await openObjectStore({ kind: 's3', ...s3, endpoint: 'http://127.0.0.1:9', bucket: 'any' });
  await expect(gone.ready()).rejects.toThrow();
});

test('what a killed process left of a write is told, once it is old enough, and can be removed', async () => {
  const directory = temporaryFolder();
  const store = await openObjectStore({ kind: 'files', directory });
  const cutOff = new Readable({ read() {} });
  cutOff.push('half');
  const writing = store.put('x/y', cutOff);
  const told = async (before: Date) => {
    const names: string[] = [];
    for await (const { name } of store.unfinished(before)) names.push(name);
    return names;
  };
  const later = () => new Date(Date.now() + 60_000);
  while ((await told(later())).length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(await told(later())).toEqual([expect.stringMatching(/^\.unfinished\/[\w-]+$/)]);
  expect(await told(new Date(Date.now() - 60_000))).toEqual([]);
  for await (const leftover of store.unfinished(later())) await leftover.remove();
  expect(await told(later())).toEqual([]);
  cutOff.destroy(new Error('cut off'));
  await expect(writing).rejects.toThrow('cut off');
});
