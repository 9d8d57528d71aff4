import { verify } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { NotSignedIn } from '@portal/service-kit/errors';
import { publicKeyOf } from './envelope';
import type { FoundKey } from './teams';
import type { UsedOnce } from './used-once';

/** Maximum age of a signature; clocks may differ by a minute on top. */
const goodForSeconds = 120;
const toleranceSeconds = 60;
/** How long the nonce of a signature is remembered, in ms. */
export const rememberNumbersMs = (goodForSeconds + 2 * toleranceSeconds) * 1000;

const requiredFields = ['@method', '@authority', '@path', '@query'];
const requiredParams = ['created', 'keyid', 'nonce'];

export const isSigned = (req: IncomingMessage): boolean => req.headers['signature-input'] !== undefined;

export interface RequestChecks {
  findKey: (id: string) => FoundKey | undefined;
  usedOnce: UsedOnce;
  /** The portal's public address. A request that was signed for another portal is refused. */
  publicUrl: string;
}

/**
 * Returns the team and key that signed a request (HTTP Message Signatures, RFC 9421). The signature covers the method,
 * this portal, path and query, and the digest of the body if there is one.
 * @throws NotSignedIn with what is wrong
 */
export async function signerOf(req: IncomingMessage, checks: RequestChecks): Promise<FoundKey> {
  for (const authority of authoritiesOf(req, checks.publicUrl)) {
    const signer = await signerFor(req, authority, checks);
    if (signer) return signer;
  }
  throw new NotSignedIn(
    `The signature of this request does not fit. It must be made for this portal (${checks.publicUrl}), with a key that is active here, at most two minutes ago.`,
  );
}

async function signerFor(
  req: IncomingMessage,
  authority: string,
  { findKey, usedOnce }: RequestChecks,
): Promise<FoundKey | undefined> {
  let signer: FoundKey | undefined;
  let number: string | undefined;
  const hasBody = req.headers['content-digest'] !== undefined || mayHaveBody(req);
  // Loaded with the first signed request, because most portals get none for days.
  const { httpbis } = await import('http-message-signatures');
  const isGood = await httpbis
    .verifyMessage(
      {
        async keyLookup({ keyid, nonce }) {
          const found = findKey(String(keyid));
          if (found?.key.status !== 'active') return null;
          signer = found;
          number = typeof nonce === 'string' ? nonce : undefined;
          const publicKey = publicKeyOf(found.key.publicKey);
          return {
            id: found.key.id,
            algs: ['ed25519'],
            verify: async (data, signature) => verify(null, data, publicKey, signature),
          };
        },
        maxAge: goodForSeconds,
        tolerance: toleranceSeconds,
        requiredParams,
        requiredFields: hasBody ? [...requiredFields, 'content-digest'] : requiredFields,
        all: true,
      },
      { method: req.method ?? '', url: `http://${authority}${req.url}`, headers: headersOf(req) },
    )
    .catch(() => false);
  if (!isGood || !signer) return undefined;
  if (!number || !/^[\w-]{16,64}$/.test(number) || !(await usedOnce(number)))
    throw new NotSignedIn('This signed request was sent before. Sign it anew.');
  return signer;
}

const mayHaveBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Returns names of this portal that a signature may cover: the public host and, for local callers, its own port. The
 * Host header of the request does not count.
 */
function authoritiesOf(req: IncomingMessage, publicUrl: string): string[] {
  const { localAddress = '', localPort } = req.socket;
  const isLoopback = /^(::ffff:)?127\.|^::1$/.test(localAddress);
  const own = isLoopback ? ['127.0.0.1', 'localhost', '[::1]'].map((host) => `${host}:${localPort}`) : [];
  return [new URL(publicUrl).host, ...own];
}

function headersOf(req: IncomingMessage): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(req.headers)) if (value !== undefined) headers[name] = value;
  return headers;
}
