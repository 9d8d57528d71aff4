import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Reads a secret from this file, and makes a random one of 32 bytes where there is none; when several processes start at
 * once, one makes it. Only the owner of the file can read it.
 * @throws when the file holds less than 16 characters, or the disk refuses it
 */
export async function secretIn(file: string, what: string): Promise<string> {
  const text = (await readFile(file, 'utf8').catch(() => undefined)) ?? (await made(file));
  const secret = text.trim();
  if (secret.length < 16) throw new Error(`${file} holds no ${what} of 16 characters or more.`);
  return secret;
}

async function made(file: string): Promise<string> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const fresh = `${file}.${randomBytes(6).toString('hex')}.new`;
  await writeFile(fresh, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  await appear(fresh, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(fresh);
  return readFile(file, 'utf8');
}

const withoutLinks = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'];

/** A link appears complete or not at all, and never replaces an existing file. Some shared volumes know no links. */
async function appear(fresh: string, file: string): Promise<void> {
  await link(fresh, file).catch((error: NodeJS.ErrnoException) => {
    if (!withoutLinks.includes(error.code ?? '')) throw error;
    return copyFile(fresh, file, constants.COPYFILE_EXCL);
  });
}
