import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkRemoteManifest, type RemoteManifest } from '@portal/contract-remote-v1';

/** A dist folder of a remote, read and checked. */
export interface Build {
  hash: string;
  /** `<package version>-<first 8 of the hash>`. */
  version: string;
  describes: RemoteManifest;
}

/** Throws with one sentence when the folder holds no build of this remote. */
export async function readBuild(name: string, folder: string): Promise<Build> {
  const described = checkRemoteManifest(await readJson(folder, 'manifest.json'));
  if (!described.ok) throw new Error(`manifest.json in ${folder}: ${described.problems.join('; ')}`);
  if (described.value.name !== name) throw new Error(`${folder} holds ${described.value.name}, not ${name}`);
  const federation = (await readJson(folder, 'mf-manifest.json')) as FederationInfo;
  const hash = await contentHash(folder);
  const packageVersion = federation.metaData?.buildInfo?.buildVersion ?? '0.0.0';
  return { hash, version: `${packageVersion}-${hash.slice(0, 8)}`, describes: described.value };
}

interface FederationInfo {
  metaData?: { buildInfo?: { buildVersion?: string } };
}

async function readJson(folder: string, file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(join(folder, file), 'utf8'));
  } catch {
    throw new Error(`${join(folder, file)} is missing or no JSON; build the remote first`);
  }
}

/** Names and contents of all files; the compressed copies say nothing new. */
async function contentHash(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(`${file.replaceAll('\\', '/')}\0`);
    hash.update(await readFile(join(folder, file)));
    hash.update('\0');
  }
  return hash.digest('hex');
}
