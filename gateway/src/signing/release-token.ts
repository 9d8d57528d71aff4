import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Reads the token from this file; the first start makes it. When several processes start at once, one makes it. */
export async function releaseToken(file: string): Promise<string> {
  const text = (await readFile(file, 'utf8').catch(() => undefined)) ?? (await made(file));
  const token = text.trim();
  if (token.length < 16) throw new Error(`${file} holds no release token of 16 characters or more.`);
  return token;
}

async function made(file: string): Promise<string> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const fresh = `${file}.${randomBytes(6).toString('hex')}.new`;
  await writeFile(fresh, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  // A link appears complete or not at all, and never replaces an existing file.
  await link(fresh, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(fresh);
  return readFile(file, 'utf8');
}

/** Whether an Authorization header holds the token. The comparison takes the same time for every wrong token. */
export function bearsToken(header: string | undefined, token: string): boolean {
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
