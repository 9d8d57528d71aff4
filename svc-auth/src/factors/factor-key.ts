import { hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { EnvError } from '@portal/service-kit/env';
import { type Logger, silentLogger } from '@portal/service-kit/logging';

export interface FactorKeyPlace {
  /** FACTOR_KEY_FILE */
  file?: string;
  /** The file of the signing key: without a file of its own the key stands beside it. */
  signingKeyFile: string;
}

const leastCharacters = 32;

/**
 * The key by which the secrets of second factors are encrypted: the given file, or `factor.key` beside the signing key,
 * where it is made at the first start, readable by this user alone. It is no part of the signing key, which changes.
 * @returns undefined when there is none and none can be written; then nobody can set up a second factor
 * @throws EnvError when the given file cannot be read, or a file holds fewer than 32 characters
 */
export async function openFactorKey(
  { file, signingKeyFile }: FactorKeyPlace,
  logger: Logger = silentLogger,
): Promise<Buffer | undefined> {
  const place = file ?? path.join(path.dirname(signingKeyFile), 'factor.key');
  const text = (await textOf(place)) ?? (file === undefined ? await makeOnce(place, logger) : undefined);
  if (text === undefined && file === undefined) return undefined;
  if (text === undefined || text.length < leastCharacters)
    throw new EnvError(
      `FACTOR_KEY_FILE must be the path of a readable file of at least ${leastCharacters} characters`,
    );
  return Buffer.from(hkdfSync('sha256', text, '', 'second-factor', 32));
}

async function textOf(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').then(
    (text) => text.trim(),
    () => undefined,
  );
}

/** Written to another name and then linked: two processes that start together end up with one complete key. */
async function makeOnce(file: string, logger: Logger): Promise<string | undefined> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(draft, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600 });
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    await unlink(draft);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    logger.warn(
      { code },
      'there is no key for second factors and none can be written: FACTOR_KEY_FILE names one',
    );
    return undefined;
  }
  return textOf(file);
}
