import type { ModuleEvent, RemoteManifest } from '@portal/contract-remote-v1';

/** One published build of a remote. Its files never change again. */
export interface Release {
  version: string;
  /** SHA-256 over all files. */
  hash: string;
  publishedAt: string;
  describes: RemoteManifest;
  /** Absent in releases that an older gateway published. */
  integrity?: Record<string, string>;
  /** The time when it stopped being live or a canary. */
  retiredAt?: string;
}

export interface Live {
  version: string;
  /** What put it live: a build found at a start, or a person's release or rollback. */
  by: 'build' | 'person';
  since: string;
}

/** A version that a share of the visitors gets in place of the live version. */
export interface Canary {
  version: string;
  percent: number;
  since: string;
}

export interface RemoteReleases {
  live: Live;
  canary?: Canary;
  /** The versions that were live before, the latest at the end: rollbacks go back along this list. */
  past?: string[];
  releases: Release[];
}

/** DATA_DIR/releases/registry.json: the published versions, the live versions, and a log of who did what. */
export interface ReleaseIndex {
  remotes: Record<string, RemoteReleases>;
  /** Releases of a remote of which nothing has been live yet. */
  waiting?: Record<string, Release[]>;
  /** Oldest first. */
  log?: ModuleEvent[];
}

export const emptyIndex: ReleaseIndex = { remotes: {} };

const pastKept = 20;
const eventsKept = 1000;

export function releasesOf(index: ReleaseIndex, name: string): readonly Release[] {
  return index.remotes[name]?.releases ?? index.waiting?.[name] ?? [];
}

/** The index with a release added; an existing release of the same version stays as it is. */
export function withRelease(index: ReleaseIndex, name: string, release: Release): ReleaseIndex {
  const known = releasesOf(index, name);
  if (known.some(({ version }) => version === release.version)) return index;
  const releases = [...known, release];
  const remote = index.remotes[name];
  if (remote) return { ...index, remotes: { ...index.remotes, [name]: { ...remote, releases } } };
  return { ...index, waiting: { ...index.waiting, [name]: releases } };
}

/** The index with a published version live for everybody; a running canary ends. */
export function withLive(index: ReleaseIndex, name: string, live: Live): ReleaseIndex {
  const remote = index.remotes[name];
  const before = remote?.live.version;
  const same = before === live.version;
  const past = before === undefined || same ? remote?.past : [...(remote?.past ?? []), before];
  return withLiveAndPast(index, name, live, past);
}

/** The index with the version live again that was live before the present one. */
export function withPrevious(index: ReleaseIndex, name: string, since: string): ReleaseIndex {
  const past = index.remotes[name]?.past ?? [];
  const version = past.at(-1);
  if (version === undefined) return index;
  return withLiveAndPast(index, name, { version, by: 'person', since }, past.slice(0, -1));
}

function withLiveAndPast(
  index: ReleaseIndex,
  name: string,
  live: Live,
  past: readonly string[] | undefined,
): ReleaseIndex {
  const remote = index.remotes[name];
  const left = [remote?.live.version, remote?.canary?.version];
  const releases = releasesOf(index, name).map((release) => moved(release, live, left));
  const waiting = Object.fromEntries(Object.entries(index.waiting ?? {}).filter(([other]) => other !== name));
  return {
    ...index,
    ...(index.waiting && { waiting }),
    remotes: {
      ...index.remotes,
      [name]: { live, ...(past?.length && { past: past.slice(-pastKept) }), releases },
    },
  };
}

/** Sets the time of retirement on a release that is no longer in use, and removes it from one that is again. */
function moved(
  { retiredAt, ...release }: Release,
  live: Live,
  left: readonly (string | undefined)[],
): Release {
  if (release.version === live.version) return release;
  if (left.includes(release.version)) return { ...release, retiredAt: live.since };
  return { ...release, ...(retiredAt !== undefined && { retiredAt }) };
}

/** The index with a canary for a share of the visitors, or without any canary (undefined). */
export function withCanary(
  index: ReleaseIndex,
  name: string,
  canary: Canary | undefined,
  at: string,
): ReleaseIndex {
  const remote = index.remotes[name];
  if (!remote) return index;
  const { canary: ended, ...rest } = remote;
  const releases = remote.releases.map((release) => {
    const { retiredAt: _, ...used } = release;
    if (release.version === canary?.version) return used;
    return release.version === ended?.version ? { ...release, retiredAt: at } : release;
  });
  return {
    ...index,
    remotes: { ...index.remotes, [name]: { ...rest, ...(canary && { canary }), releases } },
  };
}

/** The index with a build added, and made live unless a person has chosen another version. */
export function withBuild(index: ReleaseIndex, name: string, release: Release): ReleaseIndex {
  const added = withIntegrity(withRelease(index, name, release), name, release);
  const live = added.remotes[name]?.live;
  if (live?.by === 'person' || live?.version === release.version) return added;
  const next: Live = { version: release.version, by: 'build', since: release.publishedAt };
  const canary = added.remotes[name]?.canary;
  const settledIndex = withLive(added, name, next);
  // A running canary goes on beside the new build.
  return canary && canary.version !== release.version
    ? withCanary(settledIndex, name, canary, release.publishedAt)
    : settledIndex;
}

/** Releases that an older gateway published without hashes get them when the same build is found again. */
function withIntegrity(index: ReleaseIndex, name: string, { version, integrity }: Release): ReleaseIndex {
  const remote = index.remotes[name];
  const known = remote?.releases.find((release) => release.version === version);
  if (!remote || !known || known.integrity || !integrity) return index;
  const releases = remote.releases.map((release) => (release === known ? { ...known, integrity } : release));
  return { ...index, remotes: { ...index.remotes, [name]: { ...remote, releases } } };
}

export function withEvent(index: ReleaseIndex, event: ModuleEvent): ReleaseIndex {
  return { ...index, log: [...(index.log ?? []), event].slice(-eventsKept) };
}

/** The published release that has the same files, if there is one. */
export function publishedAs(index: ReleaseIndex, name: string, hash: string): Release | undefined {
  return releasesOf(index, name).find((release) => release.hash === hash);
}
