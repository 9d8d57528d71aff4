import { createPublicKey, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { EnvError } from '@portal/service-kit/env';
import type { JWK } from 'jose';
import { algorithmOf, publicJwkOf } from './public-key';

/** The file with further public keys whose tokens are valid, as PEM blocks; it lies beside the signing key. */
const furtherName = 'jwt-verify.pem';

export const furtherKeysFile = (signingKeyFile: string) =>
  path.join(path.dirname(signingKeyFile), furtherName);

const blocks = /-----BEGIN [A-Z ]+-----[^-]+-----END [A-Z ]+-----/g;

/** @throws EnvError when the file holds something else than keys fit for signing tokens */
export async function readFurtherKeys(signingKeyFile: string): Promise<JWK[]> {
  const text = await textOf(furtherKeysFile(signingKeyFile));
  try {
    const keys = (text.match(blocks) ?? []).map((pem) => createPublicKey(pem));
    if (keys.length === 0 && text.trim() !== '') throw new Error('no PEM block');
    return await Promise.all(keys.map(publicJwkOf));
  } catch {
    throw new EnvError(
      `${furtherName} beside the signing key must hold PEM files of keys, Ed25519 or RSA of at least 2048 bits, or not be there`,
    );
  }
}

/**
 * Replaces the key in `file` after adding its public part to the further keys: in this order every token can be
 * verified at every moment.
 * @returns the file of the further keys
 */
export async function rotateKeyFile(file: string, old: KeyObject): Promise<string> {
  const further = furtherKeysFile(file);
  const publicPem = createPublicKey(old).export({ type: 'spki', format: 'pem' });
  const before = await textOf(further);
  await replace(further, `${before && !before.endsWith('\n') ? `${before}\n` : before}${publicPem}`);
  const { privateKey } = algorithmOf(old) === 'EdDSA' ? generateKeyPairSync('ed25519') : newRsaKey();
  await replace(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  return further;
}

export const newRsaKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

/** Replaces a file so that readers find either the old content or the new one, complete. */
async function replace(file: string, content: string | Buffer): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  const written = await open(draft, 'wx', 0o600);
  try {
    await written.writeFile(content);
    await written.sync();
  } finally {
    await written.close();
  }
  await rename(draft, file);
}
