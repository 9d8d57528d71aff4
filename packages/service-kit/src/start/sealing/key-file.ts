import { hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Logger, silentLogger } from '../../base/logging';
import { EnvError } from '../env';

export interface KeyFile {
  /** The variable that names a file, for sentences about it. */
  variable: string;
  /** The file that it names. */
  file: string | undefined;
  /** What the key is made of, where the environment holds it itself. */
  text?: string | undefined;
  /** Where the key is made at the first start without such a file; undefined: none is made. */
  otherwise: string | undefined;
  /** What the key is for: keys of one file with different purposes have nothing in common. */
  purpose: string;
  /** What is kept by it, in a few words for the log. */
  keeps: string;
}

const leastCharacters = 32;

/**
 * The key by which secrets are encrypted: of the given file, or of one that is made at the first start, readable by this
 * user alone.
 * @returns undefined when there is none and none can be written
 * @throws EnvError when a file cannot be read, or holds fewer than 32 characters: without it, what it has encrypted would
 * be lost, and what comes next would stand there as it is
 */
export async function openKey(key: KeyFile, logger: Logger = silentLogger): Promise<Buffer | undefined> {
  const { variable, file, otherwise, purpose } = key;
  if (key.text !== undefined) return keyOf(key.text, purpose);
  const place = file ?? otherwise;
  if (place === undefined) return undefined;
  const unfit = new EnvError(
    `${variable} must be the path of a readable file of at least ${leastCharacters} characters, and ${place} is none`,
  );
  const found = await textOf(place, unfit);
  const text = found ?? (file === undefined ? await makeOnce(place, key, logger) : undefined);
  if (text === undefined && file === undefined) return undefined;
  if (text === undefined || text.length < leastCharacters) throw unfit;
  return keyOf(text, purpose);
}

const keyOf = (text: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', text, '', purpose, 32));

/** Undefined where no such file is. */
async function textOf(file: string, unfit: EnvError): Promise<string | undefined> {
  return readFile(file, 'utf8').then(
    (text) => text.trim(),
    ({ code }: NodeJS.ErrnoException) => {
      // Nothing can be there where a folder of its path is a file.
      if (code !== 'ENOENT' && code !== 'ENOTDIR') throw unfit;
      return undefined;
    },
  );
}

/** Written to another name and then linked: two processes that start together end up with one complete key. */
async function makeOnce(
  file: string,
  { variable, keeps }: KeyFile,
  logger: Logger,
): Promise<string | undefined> {
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
    logger.warn({ code }, `there is no key for ${keeps} and none can be written: ${variable} names one`);
    return undefined;
  }
  return readFile(file, 'utf8').then((text) => text.trim());
}
