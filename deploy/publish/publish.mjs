/**
 * The program of a remote's image: uploads its release to the portal at PORTAL_URL with RELEASE_TOKEN, makes it live if
 * it is new there, and ends. A second start changes nothing: after a rollback the earlier release stays live.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const { name, version, digest } = JSON.parse(readFileSync('packed/release.json', 'utf8'));
const archive = readFileSync('packed/archive.tgz');
const { PORTAL_URL, RELEASE_TOKEN } = process.env;
const remote = `/registry/remotes/${name}`;

/** Retries while the portal starts; a refusal by the portal is final. */
async function ask(method, address, options) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const headers = { authorization: `Bearer ${RELEASE_TOKEN}`, ...options?.headers };
      const signal = AbortSignal.timeout(60_000);
      const response = await fetch(PORTAL_URL + address, { method, signal, ...options, headers });
      const body = await response.json().catch(() => ({}));
      if (response.ok) return { status: response.status, body };
      if (response.status < 500 || attempt === 30)
        throw new Error(body.message ?? `the portal answered ${response.status}`);
    } catch (error) {
      if (!(error instanceof TypeError) || attempt === 30) throw error;
    }
    await pause(2000);
  }
}

async function publish() {
  if (!PORTAL_URL || !RELEASE_TOKEN) throw new Error('PORTAL_URL and RELEASE_TOKEN must be given.');
  const headers = { 'content-type': 'application/gzip', 'content-digest': `sha-256=:${digest}:` };
  const { status } = await ask('PUT', `${remote}/releases/${version}`, { headers, body: archive });
  const { body: registry } = await ask('GET', '/registry.json');
  const live = registry.remotes?.[name]?.version;
  if (status === 200 && live) return `was published before; ${live} is live.`;
  const body = JSON.stringify({ version });
  await ask('POST', `${remote}/live`, { headers: { 'content-type': 'application/json' }, body });
  return 'is live.';
}

try {
  console.log(`${name} ${version} ${await publish()}`);
} catch (error) {
  console.error(`${name} ${version} could not be published: ${error.message}`);
  process.exit(1);
}
