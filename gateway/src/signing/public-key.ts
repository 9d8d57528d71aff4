import { createHash, createPublicKey } from 'node:crypto';
import { Invalid } from '@portal/service-kit/errors';

/**
 * Reads the text of a public key, as `portal-release keygen` prints it: PEM, or its base64 alone.
 * @throws Invalid unless it is an Ed25519 public key
 */
export function readPublicKey(text: string): { id: string; publicKey: string } {
  const der = Buffer.from(text.replace(/-----[A-Z ]+-----/g, '').replace(/\s+/g, ''), 'base64');
  if (/PRIVATE KEY/.test(text) || isPrivate(der))
    throw wrong('This is the private key. It stays where it was made; paste the public key.');
  try {
    const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
    if (key.asymmetricKeyType !== 'ed25519') throw new Error('another kind');
    const spki = key.export({ format: 'der', type: 'spki' });
    return { id: createHash('sha256').update(spki).digest('hex'), publicKey: spki.toString('base64') };
  } catch {
    throw wrong('Paste an Ed25519 public key, as the command portal-release keygen prints it.');
  }
}

/** Whether this is a private Ed25519 key (PKCS #8) without its PEM lines. */
const isPrivate = (der: Buffer) => der.subarray(0, 16).toString('hex') === '302e020100300506032b657004220420';

const wrong = (message: string) => new Invalid({ public_key: [message] }, message);
