import { createPublicKey, type KeyObject } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, type JWK } from 'jose';

export type Algorithm = 'RS256' | 'EdDSA';

/** Thrown for a key that is unfit for signing tokens: only Ed25519, or RSA of at least 2048 bits, is accepted. */
export class WrongKey extends Error {
  override readonly name = 'WrongKey';
}

/** @throws WrongKey */
export function algorithmOf(key: KeyObject): Algorithm {
  if (key.asymmetricKeyType === 'ed25519') return 'EdDSA';
  if (key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= 2048)
    return 'RS256';
  throw new WrongKey();
}

/** The public key for the key set, named by its RFC 7638 thumbprint; without any private part. */
export async function publicJwkOf(key: KeyObject): Promise<JWK & { kid: string }> {
  const alg = algorithmOf(key);
  const jwk = await exportJWK(key.type === 'private' ? createPublicKey(key) : key);
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg, use: 'sig' };
}
