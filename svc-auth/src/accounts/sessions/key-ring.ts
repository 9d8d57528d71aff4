import { localKeys, type PublicKeys } from '@portal/service-kit/auth';
import { type Logger, silentLogger } from '@portal/service-kit/logging';
import { errors, type JSONWebKeySet, type JWK } from 'jose';
import { readFurtherKeys } from './key-files';
import { type KeyPlace, openSigningKey, type SigningKey, signingKeyFile } from './signing-key';

/** The signing key, and all keys whose tokens are valid. */
export interface KeyRing {
  /** The signing key, as read at the start. */
  signing: SigningKey;
  /** Finds the public key that a token names. */
  find: PublicKeys;
  /** Returns the current public keys. */
  keySet(): Promise<JSONWebKeySet>;
}

const keysGoodForMs = 60_000;
const lookAtMostEveryMs = 1_000;

/**
 * Opens the key files and reads them again each minute, and when a token names an unknown key: another replica may sign
 * with a newer key, and a removed key must lose its effect.
 * @throws EnvError when the files are missing or hold no usable keys
 */
export async function openKeyRing(
  place: KeyPlace,
  { logger = silentLogger, now = Date.now }: { logger?: Logger; now?: () => number } = {},
): Promise<KeyRing> {
  const signing = await openSigningKey(place);
  const read = async () => {
    const newest = await openSigningKey(place);
    const further = await readFurtherKeys(signingKeyFile(place));
    const keySet = { keys: withoutDoubles([signing.publicJwk, newest.publicJwk, ...further]) };
    return { keySet, find: localKeys(keySet), at: now() };
  };
  let known = await read();
  const check = async () => {
    known = await read().catch((error) => {
      // While the files cannot be read, the known keys stay valid.
      logger.error({ err: error }, 'the files of the keys could not be read');
      return { ...known, at: now() };
    });
  };

  return {
    signing,
    async find(header, token) {
      if (now() - known.at >= keysGoodForMs) await check();
      try {
        return await known.find(header, token);
      } catch (error) {
        if (!(error instanceof errors.JWKSNoMatchingKey) || now() - known.at < lookAtMostEveryMs) throw error;
        await check();
        return known.find(header, token);
      }
    },
    async keySet() {
      await check();
      return known.keySet;
    },
  };
}

function withoutDoubles(keys: JWK[]): JWK[] {
  return [...new Map(keys.map((key) => [key.kid, key])).values()];
}
