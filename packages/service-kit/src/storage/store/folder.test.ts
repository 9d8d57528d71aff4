import { readdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { temporaryFolder, until } from '@portal/test-kit';
import { openObjectStore } from './index';

test('a failed write leaves no half a file behind in the folder', async () => {
  const directory = temporaryFolder();
  const store = await openObjectStore({ kind: 'files', directory });
  await expect(store.put('x/y', Readable.from([Buffer.from('abc')]), { size: 9 })).rejects.toThrow();
  const left = await readdir(directory, { recursive: true, withFileTypes: true });
  expect(left.filter((entry) => entry.isFile())).toEqual([]);
});

test('the remains of a killed process are listed once they are old enough, and can be removed', async () => {
  const directory = temporaryFolder();
  const store = await openObjectStore({ kind: 'files', directory });
  const cutOff = new Readable({ read() {} });
  cutOff.push('half');
  const writing = store.put('x/y', cutOff);
  const shown = async (before: Date) => {
    const names: string[] = [];
    for await (const { name } of store.unfinished(before)) names.push(name);
    return names;
  };
  const later = () => new Date(Date.now() + 60_000);
  await until(async () => (await shown(later())).length > 0);
  expect(await shown(later())).toEqual([expect.stringMatching(/^\.unfinished\/[\w-]+$/)]);
  expect(await shown(new Date(Date.now() - 60_000))).toEqual([]);
  for await (const leftover of store.unfinished(later())) await leftover.remove();
  expect(await shown(later())).toEqual([]);
  cutOff.destroy(new Error('cut off'));
  await expect(writing).rejects.toThrow('cut off');
});
