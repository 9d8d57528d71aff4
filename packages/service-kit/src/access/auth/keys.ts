import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  type JSONWebKeySet,
  type JWTVerifyGetKey,
} from 'jose';
import { Unavailable } from '../../base/errors';

/** Finds the public key that a token names. */
export type PublicKeys = JWTVerifyGetKey;

/**
 * The issuer's key set: fetched when first needed, again every ten minutes, and when a token names a key that is not in
 * it. While the issuer does not answer, the last known keys stay valid.
 * @throws Unavailable while no keys are known
 */
export function remoteKeys(authUrl: string, credential: string): PublicKeys {
  const remote = createRemoteJWKSet(new URL('/internal/keys', authUrl), {
    headers: { Authorization: `Service ${credential}` },
    timeoutDuration: 3000,
    // A token with a new key triggers a fetch at once; forged tokens trigger at most one fetch in this time (ms).
    cooldownDuration: 500,
  });
  return async (header, token) => {
    try {
      return await remote(header, token);
    } catch (error) {
      if (isAboutToken(error)) throw error;
      const known = remote.jwks();
      if (!known) throw new Unavailable(undefined, { cause: error });
      return createLocalJWKSet(known)(header, token);
    }
  };
}

/** A key set that the caller already has. */
export function localKeys(keys: JSONWebKeySet): PublicKeys {
  return createLocalJWKSet(keys);
}

function isAboutToken(error: unknown): boolean {
  return (
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys ||
    error instanceof errors.JOSENotSupported
  );
}
