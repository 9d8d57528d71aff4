import type { RemoteManifest } from '@portal/contract-remote-v1';

/** One published build of a remote. Its files never change again. */
export interface Release {
  version: string;
  /** SHA-256 over its files. */
  hash: string;
  publishedAt: string;
  describes: RemoteManifest;
}

export interface Live {
  version: string;
  /** Who put it live: the build found at a start, or a person by a release or rollback. */
  by: 'build' | 'person';
  since: string;
}

/** DATA_DIR/releases/registry.json: what was published and what is live. */
export interface ReleaseIndex {
  remotes: Record<string, { live: Live; releases: Release[] }>;
}

export const emptyIndex: ReleaseIndex = { remotes: {} };

/** The index with a build added, and live unless a person has chosen another version. */
export function withBuild(index: ReleaseIndex, name: string, release: Release): ReleaseIndex {
  const known = index.remotes[name];
  const releases = known?.releases ?? [];
  const added = releases.some(({ version }) => version === release.version)
    ? releases
    : [...releases, release];
  const chosen = known?.live.by === 'person' ? known.live : undefined;
  const kept = known?.live.version === release.version ? known.live : undefined;
  const live: Live = chosen ?? kept ?? { version: release.version, by: 'build', since: release.publishedAt };
  return { remotes: { ...index.remotes, [name]: { live, releases: added } } };
}

/** The published release with the same files, if there is one. */
export function publishedAs(index: ReleaseIndex, name: string, hash: string): Release | undefined {
  return index.remotes[name]?.releases.find((release) => release.hash === hash);
}
