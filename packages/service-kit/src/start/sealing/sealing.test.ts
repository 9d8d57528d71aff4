import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@portal/test-kit';
import { isSealed, openKey, seal, unseal } from './index';

const keyFile = (directory: string, file?: string) => ({
  variable: 'THINGS_KEY_FILE',
  file,
  otherwise: join(directory, 'things.key'),
  purpose: 'things',
  keeps: 'things',
});

test('a key is made once, for this user alone, and is another for another purpose', async () => {
  const directory = temporaryFolder();
  const made = await Promise.all([openKey(keyFile(directory)), openKey(keyFile(directory))]);
  expect(made[0]).toEqual(made[1]);
  expect((await stat(join(directory, 'things.key'))).mode & 0o777).toBe(0o600);
  expect((await readFile(join(directory, 'things.key'), 'utf8')).length).toBeGreaterThanOrEqual(32);
  expect(await openKey({ ...keyFile(directory), purpose: 'else' })).not.toEqual(made[0]);
});

test('a given file is needed whole; without one and without a place there is no key', async () => {
  const directory = temporaryFolder();
  const given = join(directory, 'given.key');
  await expect(openKey(keyFile(directory, given))).rejects.toThrow(/^THINGS_KEY_FILE must/);
  await writeFile(given, 'short');
  await expect(openKey(keyFile(directory, given))).rejects.toThrow(/^THINGS_KEY_FILE must/);
  expect(await openKey({ ...keyFile(directory), otherwise: undefined })).toBeUndefined();
});

test('a key that is there and cannot be read is no reason to go without one', async () => {
  const directory = temporaryFolder();
  await mkdir(join(directory, 'things.key'));
  await expect(openKey(keyFile(directory))).rejects.toThrow(/^THINGS_KEY_FILE must.*things\.key is none$/);
  const another = temporaryFolder();
  await writeFile(join(another, 'things.key'), '');
  await expect(openKey(keyFile(another))).rejects.toThrow(/^THINGS_KEY_FILE must/);
});

test('opens a sealed text only for its owner', () => {
  const key = Buffer.alloc(32, 1);
  const box = seal(key, 'webhook 3', 'portal_webhook_x');
  expect([isSealed(box), isSealed('portal_webhook_x')]).toEqual([true, false]);
  expect(unseal(key, 'webhook 3', box)).toBe('portal_webhook_x');
  expect(() => unseal(key, 'webhook 4', box)).toThrow();
  expect(() => unseal(Buffer.alloc(32, 2), 'webhook 3', box)).toThrow();
});
