import { localKeys, type PublicKeys } from '@portal/service-kit/auth';
import { type Logger, silentLogger } from '@portal/service-kit/logging';
import { errors, type JSONWebKeySet, type JWK } from 'jose';
import { readFurtherKeys } from './key-files';
import { type KeyPlace, openSigningKey, type SigningKey, signingKeyFile } from './signing-key';

/** The key that signs, and all those whose tokens are good. */
export interface KeyRing {
  /** As it was at the start. */
  signing: SigningKey;
  /** Finds the public key a token names. */
  find: PublicKeys;
  /** The public keys as they are now. */
  keySet(): Promise<JSONWebKeySet>;
}

const goodForMs = 60_000;
const lookAtMostEveryMs = 1_000;

/**
 * The keys lie in files that may change while we run: another replica may sign with a newer one, and one that was
 * taken away is to be worth nothing. So they are read again each minute, and when a token names one that we do not know.
 * @throws EnvError when they are not there or no such keys.
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
  const look = async () => {
    known = await read().catch((error) => {
      // Files that cannot be read are no reason to know less than before.
      logger.error({ err: error }, 'the files of the keys could not be read');
      return { ...known, at: now() };
    });
  };

  return {
    signing,
    async find(header, token) {
      if (now() - known.at >= goodForMs) await look();
      try {
        return await known.find(header, token);
      } catch (error) {
        if (!(error instanceof errors.JWKSNoMatchingKey) || now() - known.at < lookAtMostEveryMs) throw error;
        await look();
        return known.find(header, token);
      }
    },
    async keySet() {
      await look();
      return known.keySet;
    },
  };
}

function withoutDoubles(keys: JWK[]): JWK[] {
  return [...new Map(keys.map((key) => [key.kid, key])).values()];
}
