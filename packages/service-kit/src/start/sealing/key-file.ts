import { hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Logger, silentLogger } from '../../base/logging';
import { EnvError } from '../env';

export interface KeyFile {
  /** The name of the variable that names the file, for messages. */
  variable: string;
  /** The path of the key file. */
  file: string | undefined;
  /** The key's text, where the environment holds it itself. */
  text?: string | undefined;
  /** The path at which a key is made at the first start without a key file; undefined: none is made. */
  otherwise: string | undefined;
  /** What the key is for: keys of one file with different purposes have nothing in common. */
  purpose: string;
  /** What the key protects, in a few words for the log. */
  keeps: string;
}

const leastCharacters = 32;

/**
 * The key for encrypting secrets: from the given file, or from one that is made at the first start, readable for this
 * user alone.
 * @returns undefined when there is no key file and none can be written
 * @throws EnvError when a given file cannot be read or holds fewer than 32 characters: without its key, stored secrets
 * would be lost, and new ones would be stored unencrypted
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

/** The file's text; undefined when there is no such file. */
async function textOf(file: string, unfit: EnvError): Promise<string | undefined> {
  return readFile(file, 'utf8').then(
    (text) => text.trim(),
    ({ code }: NodeJS.ErrnoException) => {
      // ENOTDIR: a folder of the path is a file, so the key file cannot exist.
      if (code !== 'ENOENT' && code !== 'ENOTDIR') throw unfit;
      return undefined;
    },
  );
}

/**
 * Makes the key file by writing another file and linking it: two processes that start together get one complete key.
 */
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
