/** Signs a request (HTTP Message Signatures, RFC 9421), so that it is valid for one call, at one portal, once. */
import { randomBytes } from 'node:crypto';

/** The signed parts of a request: pairs of the component's name in the signature and its value. */
function partsOf({ method, url, headers }) {
  const { host, pathname, search } = new URL(url);
  const digest = headers['content-digest'];
  return [
    ['@method', method],
    ['@authority', host],
    ['@path', pathname],
    ['@query', search || '?'],
    ...(digest === undefined ? [] : [['content-digest', digest]]),
  ];
}

/** The headers of a request together with its signature. */
export function signedHeaders(key, request) {
  const parts = partsOf(request);
  const created = Math.floor(Date.now() / 1000);
  const nonce = randomBytes(18).toString('base64url');
  const names = parts.map(([name]) => `"${name}"`).join(' ');
  const params = `(${names});created=${created};keyid="${key.id}";alg="ed25519";nonce="${nonce}"`;
  const lines = [...parts, ['@signature-params', params]].map(([name, value]) => `"${name}": ${value}`);
  const signature = key.sign(Buffer.from(lines.join('\n'))).toString('base64');
  return { ...request.headers, 'signature-input': `sig=${params}`, signature: `sig=:${signature}:` };
}
