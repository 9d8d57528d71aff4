import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { underLock } from './lock';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('one process works at a time, and no lock file is left behind', async () => {
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

test('however many processes wait for an abandoned lock, one works at a time', async () => {
  const lock = join(folder, 'lock');
  const dead = spawnSync(process.execPath, ['-e', '']).pid;
  for (let round = 0; round < 10; round++) {
    await writeFile(lock, `${hostname()} ${dead} left behind`);
    let inside = 0;
    let most = 0;
    const work = async () => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise((resolve) => setTimeout(resolve, 1));
      inside -= 1;
    };
    await Promise.all(Array.from({ length: 10 }, () => underLock(lock, work)));
    expect(most).toBe(1);
  }
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

test.each([
  ['on this machine', () => spawnSync(process.execPath, ['-e', '']).pid],
  ['that had our number, before a restart,', () => process.pid],
])('the lock of a process %s is taken over at once when it has died', async (_which, pid) => {
  const lock = join(folder, 'lock');
  await writeFile(lock, `${hostname()} ${pid()} of-one-that-died`);
  // The age of the file is no evidence: for an hour it looks as if it had just been written.
  const inAnHour = new Date(Date.now() + 3_600_000);
  await utimes(lock, inAnHour, inAnHour);
  const works = Array.from({ length: 5 }, () => underLock(lock, async () => 'mine'));
  expect(await Promise.all(works)).toEqual(Array(5).fill('mine'));
  expect(await readdir(folder)).toEqual([]);
});

test('the lock of a living process, or of one on another machine, is waited for', async () => {
  const lock = join(folder, 'lock');
  for (const holder of [`${hostname()} ${process.ppid} alive`, 'elsewhere 1 perhaps']) {
    await writeFile(lock, holder);
    let got = false;
    const waiting = underLock(lock, async () => {
      got = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(got).toBe(false);
    await rm(lock);
    await waiting;
  }
});
