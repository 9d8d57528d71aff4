/** The release registry of a running portal, as its token opens it. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../install.mjs';

/** Whether it was done is not known. */
export class NoAnswer extends Error {}

const portalUrl = () => (process.env.PORTAL_URL || 'http://127.0.0.1:8080').replace(/\/+$/, '');

function releaseToken() {
  if (process.env.RELEASE_TOKEN) return process.env.RELEASE_TOKEN;
  const file = path.resolve(root, process.env.DATA_DIR || 'data', 'keys/release-token');
  if (!existsSync(file)) {
    throw new Error(`Give RELEASE_TOKEN, or the DATA_DIR of the portal: there is no ${file}.`);
  }
  return readFileSync(file, 'utf8').trim();
}

/**
 * `{ url, ask(method, path, { body, json, headers }) }`; an answer is its JSON.
 * @throws Error with the portal's own sentence when it refuses
 */
export function openPortal() {
  const url = portalUrl();
  const token = releaseToken();
  return {
    url,
    async ask(method, address, { body, json, headers = {} } = {}) {
      let response;
      try {
        response = await fetch(url + address, {
          method,
          headers: {
            authorization: `Bearer ${token}`,
            ...(json && { 'content-type': 'application/json' }),
            ...headers,
          },
          body: json ? JSON.stringify(json) : body,
          signal: AbortSignal.timeout(60_000),
        });
      } catch (error) {
        throw new NoAnswer(`The portal at ${url} does not answer (${error.cause?.code ?? error.message}).`);
      }
      const answer = await response.json().catch(() => ({}));
      if (response.status === 401)
        throw new Error(`The portal at ${url} has another release token: see RELEASE_TOKEN and DATA_DIR.`);
      if (!response.ok) throw new Error(answer.message ?? `The portal answered ${response.status}.`);
      return answer;
    },
  };
}
