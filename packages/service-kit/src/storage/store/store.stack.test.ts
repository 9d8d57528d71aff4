import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { inProduction, storeOfRun } from '@portal/test-kit';
import { ObjectMissing, type ObjectStore, openObjectStore } from './index';

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe(`objects in ${inProduction() ? 'S3' : 'a folder'}`, () => {
  let store: ObjectStore;
  beforeAll(async () => {
    store = await openObjectStore(storeOfRun());
    await store.ready();
  });

  const keysUnder = async (prefix: string) => {
    const keys = [];
    for await (const { key } of store.list(prefix)) keys.push(key);
    return keys;
  };

  test('are read as they were stored', async () => {
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

  test('may be of unannounced length, and empty', async () => {
    expect(await store.put('a/untold', Readable.from([Buffer.from('abc')]))).toMatchObject({ size: 3 });
    expect(await store.put('a/empty', Buffer.alloc(0))).toEqual({ size: 0, sha256: sha256(Buffer.alloc(0)) });
    expect(await buffer(await store.get('a/empty'))).toHaveLength(0);
  });

  test('are replaced completely', async () => {
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

  test('that are missing are reported by name', async () => {
    await expect(store.get('a/nothing')).rejects.toThrow(ObjectMissing);
    await expect(store.stat('a/nothing')).rejects.toThrow(ObjectMissing);
    await store.remove('a/nothing');
  });

  test('are listed by the beginning of their keys, in order', async () => {
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

// An S3 server runs in the stage `production` alone.
if (inProduction()) {
  const s3 = () => {
    const store = storeOfRun();
    if (store.kind !== 's3') throw new Error('This run has no S3 server');
    return store;
  };

  test('a bucket that does not exist yet is empty', async () => {
    const store = await openObjectStore(s3());
    await store.remove('x/y');
    for await (const { key } of store.list('')) throw new Error(`${key} is there`);
  });

  test('an S3 store with a wrong secret, or without an answer, is not ready', async () => {
    const wrong = await openObjectStore({ ...s3(), secretKey: 'wrong' });
    await expect(wrong.ready()).rejects.toThrow();
    const gone = await openObjectStore({ ...s3(), endpoint: 'http://127.0.0.1:9' });
    await expect(gone.ready()).rejects.toThrow();
  });
}
