import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  type JSONWebKeySet,
  type JWTVerifyGetKey,
} from 'jose';
import { Unavailable } from '../errors';

/** Finds the public key a token names. */
export type PublicKeys = JWTVerifyGetKey;

/**
 * The issuer's key set: fetched when first needed, again every ten minutes, and when a token names a key that is not
 * in it. While the issuer does not answer, the keys known last go on being good. Throws Unavailable without any.
 */
export function remoteKeys(authUrl: string, credential: string): PublicKeys {
  const remote = createRemoteJWKSet(new URL('/internal/keys', authUrl), {
    headers: { Authorization: `Service ${credential}` },
    timeoutDuration: 3000,
    // After a rotation the new key is asked for at its first token; tokens that are made up ask no oftener than this.
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

/** A key set at hand. */
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
