/** Requests to the release registry of a running portal, with a team's key or the shared token. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { digestOf } from './digest.mjs';
import { givenKey } from './keys.mjs';
import { reasonOf, send } from './send.mjs';
import { signedHeaders } from './signed-request.mjs';

/** Time limit of a request in ms: an upload of 20 MB takes long over a slow line. */
const withinMs = 60_000;

/** The portal did not answer: whether it carried the request out is unknown. */
export class NoAnswer extends Error {}

function portalUrl() {
  const url = (process.env.PORTAL_URL || 'http://127.0.0.1:8080').replace(/\/+$/, '');
  if (!URL.canParse(url) || !/^https?:\/\//.test(url))
    throw new Error(`PORTAL_URL is ${url}: give a whole address, such as https://portal.example.org.`);
  return url;
}

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

/** Headers of a request with the key or the token. */
const authorised = ({ key, token }, request) =>
  key ? signedHeaders(key, request) : { ...request.headers, authorization: `Bearer ${token}` };

const parsed = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};

/**
 * Returns the answer's JSON.
 * @throws Error with the portal's own sentence when it refuses
 */
function answerIn({ status, location, text }, { url, key }) {
  const answer = parsed(text);
  if (status === 401 && !key)
    throw new Error(`The portal at ${url} has another release token: see RELEASE_TOKEN and DATA_DIR.`);
  if (status >= 300 && status < 400)
    throw new Error(`${url} leads on to ${location}: give PORTAL_URL the address that it leads to.`);
  if (status >= 400) throw new Error(answer.message ?? `The portal answered ${status}.`);
  return answer;
}

/**
 * `{ url, key, ask(method, path, { body, json, headers }), upload(path, archive) }`; an answer is its JSON. Without a key
 * the shared token is taken from the environment, or from the portal's DATA_DIR as seen from `root`.
 * @throws Error with the portal's own sentence when it refuses
 */
export function openPortal(root = process.cwd()) {
  const url = portalUrl();
  const key = givenKey();
  const token = key ? undefined : sharedToken(root);
  async function sent(method, address, { body, json, headers: own = {} } = {}) {
    const content = json ? Buffer.from(JSON.stringify(json)) : body;
    const given = {
      ...own,
      ...(json && { 'content-type': 'application/json' }),
      ...(content && { 'content-digest': digestOf(content) }),
    };
    const request = { method, url: url + address, headers: given };
    const headers = authorised({ key, token }, request);
    return send(request.url, { method, headers, body: content }, withinMs).catch((error) => {
      throw new NoAnswer(`The portal at ${url} does not answer (${reasonOf(error, withinMs)}).`);
    });
  }
  return {
    url,
    key,
    ask: async (method, address, given) => answerIn(await sent(method, address, given), { url, key }),
    /**
     * Uploads a build, and resolves to the Cookie header that opens its files to whoever sent it, for a while; undefined
     * from a portal that gives none.
     */
    async upload(address, archive) {
      const headers = { 'content-type': 'application/gzip' };
      const answer = await sent('PUT', address, { body: archive, headers });
      answerIn(answer, { url, key });
      return answer.cookies.find((cookie) => cookie.startsWith('portal_upload='))?.split(';', 1)[0];
    },
  };
}
