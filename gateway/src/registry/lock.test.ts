import { mkdtempSync } from 'node:fs';
import { readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { underLock } from './lock';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('one works at a time, and nothing is left behind', async () => {
  let inside = 0;
  let most = 0;
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await new Promise((resolve) => setTimeout(resolve, 5));
    inside -= 1;
  };
  await Promise.all(Array.from({ length: 10 }, () => underLock(join(folder, 'lock'), work)));
  expect(most).toBe(1);
  expect(await readdir(folder)).toEqual([]);
});

test('work that fails gives the lock back', async () => {
  const fails = underLock(join(folder, 'lock'), () => Promise.reject(new Error('no')));
  await expect(fails).rejects.toThrow('no');
  expect(await underLock(join(folder, 'lock'), async () => 'mine')).toBe('mine');
});

test('the lock of a process that has died is taken over', async () => {
  const lock = join(folder, 'lock');
  await writeFile(lock, 'somebody');
  const longAgo = new Date(Date.now() - 60_000);
  await utimes(lock, longAgo, longAgo);
  expect(await underLock(lock, async () => 'mine')).toBe('mine');
  expect(await readdir(folder)).toEqual([]);
});
