import { createPrivateKey, hkdfSync, type KeyObject, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { EnvError } from '@portal/service-kit/env';
import type { JWK } from 'jose';
import { newRsaKey } from './key-files';
import { type Algorithm, algorithmOf, publicJwkOf, WrongKey } from './public-key';

export interface SigningKey {
  algorithm: Algorithm;
  /** The RFC 7638 thumbprint of the public key. */
  id: string;
  privateKey: KeyObject;
  /** The public key as it appears in the key set. */
  publicJwk: JWK;
}

export interface KeyPlace {
  /** The value of JWT_PRIVATE_KEY_FILE. */
  file?: string;
  dataDir: string;
}

/** The path of the signing key: the given file, else a file in `dataDir`/keys. */
export const signingKeyFile = ({ file, dataDir }: KeyPlace) =>
  file ?? path.join(dataDir, 'keys', 'jwt-private.pem');

/**
 * Opens the key that signs tokens: the key in `file`, or in `dataDir`/keys, where it is made at the first start,
 * readable by this user alone.
 * @throws EnvError when `file` cannot be read or holds neither an Ed25519 key nor an RSA key of at least 2048 bits
 */
export async function openSigningKey(place: KeyPlace): Promise<SigningKey> {
  const file = signingKeyFile(place);
  if (place.file) return describeKey(await readGivenKey(file));
  await makeKeyOnce(file);
  return describeKey(createPrivateKey(await readFile(file)));
}

async function readGivenKey(file: string): Promise<KeyObject> {
  try {
    return createPrivateKey(await readFile(file));
  } catch {
    throw unusableKey();
  }
}

function unusableKey(): EnvError {
  return new EnvError(
    'JWT_PRIVATE_KEY_FILE must be the path of a readable PEM file with a private key, Ed25519 or RSA of at least 2048 bits',
  );
}

/**
 * The key is written under another name and then linked, so that two processes that start together get one complete
 * key.
 */
async function makeKeyOnce(file: string): Promise<void> {
  if (
    await readFile(file).then(
      () => true,
      () => false,
    )
  )
    return;
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, newRsaKey().privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  try {
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await unlink(draft);
  }
}

async function describeKey(privateKey: KeyObject): Promise<SigningKey> {
  try {
    const algorithm = algorithmOf(privateKey);
    const publicJwk = await publicJwkOf(privateKey);
    return { algorithm, id: publicJwk.kid, privateKey, publicJwk };
  } catch (error) {
    throw error instanceof WrongKey ? unusableKey() : error;
  }
}

/** A secret for one purpose, derived from the key: the same in every process that has the key. */
export function secretOf({ privateKey }: SigningKey, purpose: string): Buffer {
  const key = privateKey.export({ type: 'pkcs8', format: 'der' });
  return Buffer.from(hkdfSync('sha256', key, '', purpose, 32));
}
