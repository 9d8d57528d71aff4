/** The release registry of a running portal, as a team's key or the shared token opens it. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { digestOf } from './digest.mjs';
import { givenKey } from './keys.mjs';

/** Whether it was done is not known. */
export class NoAnswer extends Error {}

const portalUrl = () => (process.env.PORTAL_URL || 'http://127.0.0.1:8080').replace(/\/+$/, '');

function sharedToken(root) {
  if (process.env.RELEASE_TOKEN) return process.env.RELEASE_TOKEN;
  const file = path.resolve(root, process.env.DATA_DIR || 'data', 'keys/release-token');
  if (!existsSync(file)) {
    throw new Error(
      `Give RELEASE_TOKEN, or the DATA_DIR of the portal: there is no ${file}. With a key of your team: RELEASE_KEY_FILE.`,
    );
  }
  return readFileSync(file, 'utf8').trim();
}

/** The headers of a request that a key signs: what is asked of which portal, once (HTTP Message Signatures, RFC 9421). */
async function signedHeaders(key, request) {
  const { httpbis } = (await import('http-message-signatures')).default;
  const hasBody = request.headers['content-digest'] !== undefined;
  const { headers } = await httpbis.signMessage(
    {
      key: { id: key.id, alg: 'ed25519', sign: async (data) => key.sign(data) },
      fields: ['@method', '@authority', '@path', '@query', ...(hasBody ? ['content-digest'] : [])],
      params: ['created', 'keyid', 'alg', 'nonce'],
      paramValues: { created: new Date(), nonce: randomBytes(18).toString('base64url') },
    },
    request,
  );
  return headers;
}

/** Headers of a request with the key or the token. */
async function authorised({ key, token }, request) {
  if (!key) return { ...request.headers, authorization: `Bearer ${token}` };
  return signedHeaders(key, request);
}

/**
 * `{ url, key, ask(method, path, { body, json, headers }) }`; an answer is its JSON. Without a key the shared token is
 * taken from the environment, or from the portal's DATA_DIR as seen from `root`.
 * @throws Error with the portal's own sentence when it refuses
 */
export function openPortal(root = process.cwd()) {
  const url = portalUrl();
  const key = givenKey();
  const token = key ? undefined : sharedToken(root);
  return {
    url,
    key,
    async ask(method, address, { body, json, headers = {} } = {}) {
      const content = json ? Buffer.from(JSON.stringify(json)) : body;
      const given = {
        ...headers,
        ...(json && { 'content-type': 'application/json' }),
        ...(content && { 'content-digest': digestOf(content) }),
      };
      const request = { method, url: url + address, headers: given };
      let response;
      try {
        response = await fetch(request.url, {
          method,
          headers: await authorised({ key, token }, request),
          body: content,
          signal: AbortSignal.timeout(60_000),
        });
      } catch (error) {
        throw new NoAnswer(`The portal at ${url} does not answer (${error.cause?.code ?? error.message}).`);
      }
      const answer = await response.json().catch(() => ({}));
      if (response.status === 401 && !key)
        throw new Error(`The portal at ${url} has another release token: see RELEASE_TOKEN and DATA_DIR.`);
      if (!response.ok) throw new Error(answer.message ?? `The portal answered ${response.status}.`);
      return answer;
    },
  };
}
