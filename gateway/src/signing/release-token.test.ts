import { mkdtempSync } from 'node:fs';
import fs, { readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bearsToken, releaseToken } from './release-token';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'token-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('the first start makes a token that only its owner can read, and later ones keep it', async () => {
  const file = join(folder, 'keys/release-token');
  const token = await releaseToken(file);
  expect(token.length).toBeGreaterThan(40);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await releaseToken(file)).toBe(token);
  expect((await readFile(file, 'utf8')).trim()).toBe(token);
});

test('gateways that start at once agree on one token', async () => {
  const file = join(folder, 'keys/release-token');
  const tokens = await Promise.all(Array.from({ length: 8 }, () => releaseToken(file)));
  expect(new Set(tokens).size).toBe(1);
  expect(await readdir(join(folder, 'keys'))).toEqual(['release-token']);
});

test('a shared volume that knows no links gets a token all the same', async () => {
  const link = jest
    .spyOn(fs, 'link')
    .mockRejectedValue(Object.assign(new Error('no links'), { code: 'ENOTSUP' }));
  const file = join(folder, 'keys/release-token');
  const token = await releaseToken(file);
  expect(link).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
  expect(token.length).toBeGreaterThan(40);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await releaseToken(file)).toBe(token);
  expect(await readdir(join(folder, 'keys'))).toEqual(['release-token']);
});

test('only the complete token is accepted', () => {
  expect(bearsToken('Bearer abc', 'abc')).toBe(true);
  for (const wrong of [undefined, '', 'abc', 'Bearer ab', 'Bearer abcd', 'bearer abc'])
    expect(bearsToken(wrong, 'abc')).toBe(false);
});
