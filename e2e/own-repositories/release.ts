import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { TestPortal } from '../support/harness';
import type { Published } from './kits';

export interface Releasing {
  kits: Published;
  portal: TestPortal;
  /** The repository of the remote. */
  place: string;
  name: string;
}

/** The secret by which a portal lets somebody release. */
export const releaseToken = async ({ dataDir }: TestPortal): Promise<string> =>
  (await readFile(path.join(dataDir, 'keys/release-token'), 'utf8')).trim();

async function byKit({ kits, portal, place }: Releasing, ...args: string[]): Promise<string> {
  const env = { PORTAL_URL: portal.url, RELEASE_TOKEN: await releaseToken(portal) };
  return kits.run(place, 'npx', ['portal-release', ...args], env);
}

/** Gives everybody the build as it is now. */
export async function release(releasing: Releasing, number: string): Promise<string> {
  const { name } = releasing;
  const tried = await byKit(releasing, 'try', name, '--from', 'dist', '--version', number);
  const [, version = ''] = new RegExp(`Uploaded ${name} (\\S+)`).exec(tried) ?? [];
  await promote(releasing, version);
  return version;
}

/** Gives everybody a version that is there. */
export async function promote(releasing: Releasing, version: string): Promise<void> {
  await byKit(releasing, 'promote', releasing.name, version);
}

/** Puts the version before live. */
export async function rollBack(releasing: Releasing): Promise<void> {
  await byKit(releasing, 'rollback', releasing.name);
}

/** The same by the program itself, which begins without npm. */
export async function rollBackAtOnce({ kits, portal, place, name }: Releasing): Promise<void> {
  const env = { PORTAL_URL: portal.url, RELEASE_TOKEN: await releaseToken(portal) };
  await kits.run(place, path.join(place, 'node_modules/.bin/portal-release'), ['rollback', name], env);
}
