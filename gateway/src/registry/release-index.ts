import type {
  ModuleEvent,
  ReleaseKeyEvent,
  ReleaseTeam,
  RemoteManifest,
  TrialPlan,
  TrialVerdict,
} from '@portal/contract-remote-v1';
import type { RegisteredServices } from '../services/registration';

/** One published build of a remote. Its files never change again. */
export interface Release {
  version: string;
  /** SHA-256 over all files. */
  hash: string;
  publishedAt: string;
  describes: RemoteManifest;
  /** Absent in releases that an older gateway published. */
  integrity?: Record<string, string>;
  /** SHA-256 over the compressed copies as they were published; absent in releases that an older gateway published. */
  copies?: string;
  /** Who signed its files; absent where nobody did. */
  signed?: { team: string; key: string; commit: string | null };
  /** The time when it stopped being live or a canary. */
  retiredAt?: string;
  /** Published for a preview: until it is in use, its files are for those who were invited. */
  invitedOnly?: boolean;
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
  /** Members of staff get it, whatever the share. */
  staffFirst?: boolean;
  plan?: TrialPlan;
}

export interface RemoteReleases {
  live: Live;
  canary?: Canary;
  /** The versions that were live before, the latest at the end: rollbacks go back along this list. */
  past?: string[];
  releases: Release[];
  /** Links of invitation that open one build each; ended ones are removed. */
  previews?: Preview[];
  /** Set while nobody gets the remote. */
  off?: { since: string };
}

/** A link that opens one build for whoever was sent it. The link itself is not kept. */
export interface Preview {
  id: string;
  version: string;
  /** The person for whom it was made. */
  label: string;
  madeAt: string;
  endsAt: string;
}

/** A trial that the portal ended by itself, of which nobody has been mailed yet. */
export interface TrialNotice {
  remote: string;
  version: string;
  /** The version that everybody has again. */
  live: string;
  why: TrialVerdict;
  at: string;
}

/** DATA_DIR/releases/registry.json: the published versions, the live versions, and a log of who did what. */
export interface ReleaseIndex {
  remotes: Record<string, RemoteReleases>;
  /** Releases of a remote of which nothing has been live yet. */
  waiting?: Record<string, Release[]>;
  /** Oldest first. */
  log?: ModuleEvent[];
  /** The teams with their keys, and whether the shared token is switched off. */
  teams?: ReleaseTeam[];
  sharedTokenOff?: boolean;
  /** Oldest first. */
  keyLog?: ReleaseKeyEvent[];
  /** Services that were registered at run time. */
  services?: RegisteredServices;
  /** Oldest first; removed when svc-auth has taken them. */
  trialNotices?: TrialNotice[];
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

/** Whether a key that was revoked signed this version. */
export function isRevoked(index: ReleaseIndex, name: string, version: string): boolean {
  const signed = releasesOf(index, name).find((release) => release.version === version)?.signed;
  const keys = index.teams?.flatMap((team) => team.keys) ?? [];
  return signed !== undefined && keys.some(({ id, status }) => id === signed.key && status === 'revoked');
}

/** The version that a rollback puts live: the last that was live before and is still trusted. */
export function versionBefore(index: ReleaseIndex, name: string): string | undefined {
  return index.remotes[name]?.past?.findLast((version) => !isRevoked(index, name, version));
}

/** The index with the version live again that was live before the present one. */
export function withPrevious(
  index: ReleaseIndex,
  name: string,
  since: string,
  by: Live['by'] = 'person',
): ReleaseIndex {
  const version = versionBefore(index, name);
  if (version === undefined) return index;
  const past = index.remotes[name]?.past ?? [];
  return withLiveAndPast(index, name, { version, by, since }, past.slice(0, past.lastIndexOf(version)));
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
      [name]: {
        live,
        ...(past?.length && { past: past.slice(-pastKept) }),
        releases,
        ...(remote?.previews && { previews: remote.previews }),
        ...(remote?.off && { off: remote.off }),
      },
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

/** The index with another signer of a published version. */
export function withSigned(
  index: ReleaseIndex,
  name: string,
  version: string,
  signed: NonNullable<Release['signed']>,
): ReleaseIndex {
  const releases = releasesOf(index, name).map((release) =>
    release.version === version ? { ...release, signed } : release,
  );
  const remote = index.remotes[name];
  if (remote) return { ...index, remotes: { ...index.remotes, [name]: { ...remote, releases } } };
  return { ...index, waiting: { ...index.waiting, [name]: releases } };
}

export function withEvent(index: ReleaseIndex, event: ModuleEvent): ReleaseIndex {
  return { ...index, log: [...(index.log ?? []), event].slice(-eventsKept) };
}

/** The published release that has the same files, if there is one. */
export function publishedAs(index: ReleaseIndex, name: string, hash: string): Release | undefined {
  return releasesOf(index, name).find((release) => release.hash === hash);
}

/** The index with these links of invitation to a remote. A build that nobody had yet opens by such a link alone. */
export function withPreviews(index: ReleaseIndex, name: string, previews: readonly Preview[]): ReleaseIndex {
  const remote = index.remotes[name];
  if (!remote) return index;
  const { previews: _, ...rest } = remote;
  const invited = new Set(previews.map(({ version }) => version));
  const releases = remote.releases.map((release) =>
    invited.has(release.version) && !wasInUse(remote, release) ? { ...release, invitedOnly: true } : release,
  );
  const changed = { ...rest, ...(previews.length > 0 && { previews: [...previews] }), releases };
  return { ...index, remotes: { ...index.remotes, [name]: changed } };
}

/** Whether visitors without an invitation had this version, or have it. */
export const wasInUse = (
  { live, canary, past = [] }: RemoteReleases,
  { version, retiredAt }: Release,
): boolean => retiredAt !== undefined || [live.version, canary?.version, ...past].includes(version);

/** The index with a remote switched off, or on (undefined). */
export function withSwitch(
  index: ReleaseIndex,
  name: string,
  off: RemoteReleases['off'] | undefined,
): ReleaseIndex {
  const remote = index.remotes[name];
  if (!remote) return index;
  const { off: _, ...rest } = remote;
  return { ...index, remotes: { ...index.remotes, [name]: { ...rest, ...(off && { off }) } } };
}
