import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { call, staffSignIn } from '../support/api';
import type { Releasing } from './release';

/**
 * Makes a key by the repository's command and registers it for a team that owns the remote. Resolves to the private
 * key.
 */
export async function makeTeamKey(
  { kits, portal, place, name }: Releasing,
  scratch: string,
): Promise<string> {
  const file = path.join(scratch, 'release-key.pem');
  const printed = await kits.run(place, 'npx', ['portal-release', 'keygen', file]);
  const [public_key] = /-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/.exec(printed) ?? [];
  const { token } = await staffSignIn(portal);
  const team = '/api/admin/release-keys/open-days';
  await call(portal, 'PUT', team, { token, json: { title: 'Team Open Days', owns: [name] } });
  await call(portal, 'POST', `${team}/keys`, { token, json: { public_key, holder: 'Pipeline' } });
  return readFile(file, 'utf8');
}
