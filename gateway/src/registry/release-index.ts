import type { ModuleEvent, RemoteManifest } from '@portal/contract-remote-v1';

/** One published build of a remote. Its files never change again. */
export interface Release {
  version: string;
  /** SHA-256 over its files. */
  hash: string;
  publishedAt: string;
  describes: RemoteManifest;
  /** Absent on what an older gateway published. */
  integrity?: Record<string, string>;
  /** When it stopped being live or a canary. */
  retiredAt?: string;
}

export interface Live {
  version: string;
  /** Who put it live: the build found at a start, or a person by a release or rollback. */
  by: 'build' | 'person';
  since: string;
}

/** A version that a share of the visitors gets instead of the live one. */
export interface Canary {
  version: string;
  percent: number;
  since: string;
}

export interface RemoteReleases {
  live: Live;
  canary?: Canary;
  /** The versions that were live before, the last one last: where rollbacks lead. */
  past?: string[];
  releases: Release[];
}

/** DATA_DIR/releases/registry.json: what was published, what is live, and who did what. */
export interface ReleaseIndex {
  remotes: Record<string, RemoteReleases>;
  /** Uploaded before anything of that remote was live. */
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

/** The index with a release added; one of that version that is there already stays. */
export function withRelease(index: ReleaseIndex, name: string, release: Release): ReleaseIndex {
  const known = releasesOf(index, name);
  if (known.some(({ version }) => version === release.version)) return index;
  const releases = [...known, release];
  const remote = index.remotes[name];
  if (remote) return { ...index, remotes: { ...index.remotes, [name]: { ...remote, releases } } };
  return { ...index, waiting: { ...index.waiting, [name]: releases } };
}

/** The index with a published version live for everybody; a canary ends. */
export function withLive(index: ReleaseIndex, name: string, live: Live): ReleaseIndex {
  const remote = index.remotes[name];
  const before = remote?.live.version;
  const same = before === live.version;
  const past = before === undefined || same ? remote?.past : [...(remote?.past ?? []), before];
  return settled(index, name, live, past);
}

/** The index with the version live that was so before the present one. */
export function withPrevious(index: ReleaseIndex, name: string, since: string): ReleaseIndex {
  const past = index.remotes[name]?.past ?? [];
  const version = past.at(-1);
  if (version === undefined) return index;
  return settled(index, name, { version, by: 'person', since }, past.slice(0, -1));
}

function settled(
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

/** A release that was in use and is no longer bears the moment; one that is in use again does not. */
function moved(
  { retiredAt, ...release }: Release,
  live: Live,
  left: readonly (string | undefined)[],
): Release {
  if (release.version === live.version) return release;
  if (left.includes(release.version)) return { ...release, retiredAt: live.since };
  return { ...release, ...(retiredAt !== undefined && { retiredAt }) };
}

/** The index with a version for a share of the visitors, or (undefined) for nobody. */
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

/** The index with a build added, and live unless a person has chosen another version. */
export function withBuild(index: ReleaseIndex, name: string, release: Release): ReleaseIndex {
  const added = withIntegrity(withRelease(index, name, release), name, release);
  const live = added.remotes[name]?.live;
  if (live?.by === 'person' || live?.version === release.version) return added;
  const next: Live = { version: release.version, by: 'build', since: release.publishedAt };
  const canary = added.remotes[name]?.canary;
  const settledIndex = withLive(added, name, next);
  // A trial that is running goes on beside the new build.
  return canary && canary.version !== release.version
    ? withCanary(settledIndex, name, canary, release.publishedAt)
    : settledIndex;
}

/** What an older gateway published without its hashes gets them when the same build is at hand. */
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

/** The published release with the same files, if there is one. */
export function publishedAs(index: ReleaseIndex, name: string, hash: string): Release | undefined {
  return releasesOf(index, name).find((release) => release.hash === hash);
}
