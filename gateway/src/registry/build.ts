import { checkRemoteManifest, type RemoteManifest } from '@portal/contract-remote-v1';
import { type BuildFiles, contentHash, FilesUnreadable, integrityOf } from './build-files';
import { refuseOtherKinds } from './build-kinds';
import { copiesHash, refuseOtherCopies } from './compressed-copies';

/** A build of a remote, read and checked. */
export interface Build {
  hash: string;
  /** `<package version>-<first 8 characters of the hash>`. */
  version: string;
  describes: RemoteManifest;
  /** The hash of each file that the remote starts with. */
  integrity: Record<string, string>;
  /** Hash of the compressed copies, once each was found to unpack to its file: see `copiesHash`. */
  copies: string;
}

/** Most bytes of a manifest, which every visitor is sent. The manifests of this repository have less than 1 KB. */
const manifestAtMost = 32_000;

/** Reads and checks a build. @throws Error with one sentence when the files are not a build of this remote */
export async function readBuild(name: string, files: BuildFiles): Promise<Build> {
  await refuseLongManifest(files);
  const described = checkRemoteManifest(await readJson(files, 'manifest.json'));
  if (!described.ok) throw new Error(`manifest.json is wrong: ${described.problems.join('; ')}.`);
  if (described.value.name !== name)
    throw new Error(`The build is of ${described.value.name}, not of ${name}.`);
  const federation = (await readJson(files, 'mf-manifest.json')) as FederationInfo;
  const integrity = await integrityOfFirstFiles(files, federation, described.value);
  refuseOtherKinds(files.names);
  await refuseOtherCopies(files);
  const hash = await contentHash(files);
  const packageVersion = federation.metaData?.buildInfo?.buildVersion ?? '0.0.0';
  return {
    hash,
    version: `${packageVersion}-${hash.slice(0, 8)}`,
    describes: described.value,
    integrity,
    copies: await copiesHash(files),
  };
}

async function refuseLongManifest(files: BuildFiles): Promise<void> {
  if (files.names.includes('manifest.json') && (await files.read('manifest.json')).length > manifestAtMost)
    throw new Error(
      `manifest.json is larger than ${manifestAtMost / 1000} KB: every visitor is sent it, so it names pages and needs alone.`,
    );
}

interface FederationInfo {
  metaData?: {
    buildInfo?: { buildVersion?: string };
    remoteEntry?: { name?: string; path?: string };
  };
  exposes?: { path?: string; assets?: { js?: { sync?: string[] }; css?: { sync?: string[] } } }[];
}

async function integrityOfFirstFiles(
  files: BuildFiles,
  { metaData, exposes = [] }: FederationInfo,
  { pages }: RemoteManifest,
): Promise<Record<string, string>> {
  const entry = metaData?.remoteEntry;
  if (!entry?.name) throw new Error('mf-manifest.json names no remote entry.');
  const names = new Set(['mf-manifest.json', (entry.path ?? '') + entry.name]);
  for (const { path, mount } of pages) {
    const exposed = exposes.find((candidate) => candidate.path === mount);
    if (!exposed)
      throw new Error(`manifest.json mounts ${path} on ${mount}, which mf-manifest.json does not export.`);
    const { js, css } = exposed.assets ?? {};
    for (const file of [...(js?.sync ?? []), ...(css?.sync ?? [])]) names.add(file);
  }
  const integrity: Record<string, string> = {};
  for (const file of names) {
    if (!files.names.includes(file)) throw new Error(`${file} is named by mf-manifest.json and is missing.`);
    integrity[file] = integrityOf(await files.read(file));
  }
  return integrity;
}

async function readJson(files: BuildFiles, name: string): Promise<unknown> {
  try {
    return JSON.parse((await files.read(name)).toString());
  } catch (error) {
    if (error instanceof FilesUnreadable) throw error;
    throw new Error(`${name} is missing or no JSON; build the remote first.`);
  }
}
