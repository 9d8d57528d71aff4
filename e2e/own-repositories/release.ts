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

/** The release token of a portal. */
export const releaseToken = async ({ dataDir }: TestPortal): Promise<string> =>
  (await readFile(path.join(dataDir, 'keys/release-token'), 'utf8')).trim();

async function byKit({ kits, portal, place }: Releasing, ...args: string[]): Promise<string> {
  const env = { PORTAL_URL: portal.url, RELEASE_TOKEN: await releaseToken(portal) };
  return kits.run(place, 'npx', ['portal-release', ...args], env);
}

/** Releases the present build to everybody. */
export async function release(releasing: Releasing, number: string): Promise<string> {
  const { name } = releasing;
  const tried = await byKit(releasing, 'try', name, '--from', 'dist', '--version', number);
  const [, version = ''] = new RegExp(`Uploaded ${name} (\\S+)`).exec(tried) ?? [];
  await promote(releasing, version);
  return version;
}

/** Makes an uploaded version live for everybody. */
export async function promote(releasing: Releasing, version: string): Promise<void> {
  await byKit(releasing, 'promote', releasing.name, version);
}

/** Makes the previous version live again. */
export async function rollBack(releasing: Releasing): Promise<void> {
  await byKit(releasing, 'rollback', releasing.name);
}

/** Rolls back by the program itself, without npm's start. */
export async function rollBackAtOnce({ kits, portal, place, name }: Releasing): Promise<void> {
  const env = { PORTAL_URL: portal.url, RELEASE_TOKEN: await releaseToken(portal) };
  await kits.run(place, path.join(place, 'node_modules/.bin/portal-release'), ['rollback', name], env);
}
