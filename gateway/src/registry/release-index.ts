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
  /** SHA-256 over the files, without compressed copies: see `contentHash`. */
  hash: string;
  publishedAt: string;
  describes: RemoteManifest;
  /** Absent in releases that an older gateway published. */
  integrity?: Record<string, string>;
  /** SHA-256 over the compressed copies as they were published; absent in releases that an older gateway published. */
  copies?: string;
  /** Who signed its files; absent for an unsigned release. */
  signed?: { team: string; key: string; commit: string | null };
  /** When the version stopped being live or a canary. */
  retiredAt?: string;
  /** Published for a preview: until the version is in use, only invited people get its files. */
  invitedOnly?: boolean;
}

export interface Live {
  version: string;
  /** Who made it live: the start of the gateway, which found a build, or a person by a release or rollback. */
  by: 'build' | 'person';
  since: string;
}

/** A version that a share of the visitors gets in place of the live version. */
export interface Canary {
  version: string;
  percent: number;
  since: string;
  /** Whether members of staff get the canary, whatever the percentage. */
  staffFirst?: boolean;
  plan?: TrialPlan;
}

export interface RemoteReleases {
  live: Live;
  canary?: Canary;
  /** Versions that were live before, the latest last: rollbacks go back along this list. */
  past?: string[];
  releases: Release[];
  /** Links of invitation that open one build each; ended ones are removed. */
  previews?: Preview[];
  /** Present while the remote is switched off for everybody. */
  off?: { since: string };
}

/** A link that opens one build for the person who has it. The link itself is not stored. */
export interface Preview {
  id: string;
  version: string;
  /** The person for whom it was made. */
  label: string;
  madeAt: string;
  endsAt: string;
}

/** A trial that the portal ended by itself and of which svc-auth has not taken the notice yet. */
export interface TrialNotice {
  remote: string;
  version: string;
  /** The version that all visitors have again. */
  live: string;
  why: TrialVerdict;
  at: string;
}

/** DATA_DIR/releases/registry.json: the published versions, the live versions, and a log of who did what. */
export interface ReleaseIndex {
  remotes: Record<string, RemoteReleases>;
  /** Releases of remotes that have no live version yet, by remote. */
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

/** Returns the index with a release added; an existing release of the same version stays as it is. */
export function withRelease(index: ReleaseIndex, name: string, release: Release): ReleaseIndex {
  const known = releasesOf(index, name);
  if (known.some(({ version }) => version === release.version)) return index;
  const releases = [...known, release];
  const remote = index.remotes[name];
  if (remote) return { ...index, remotes: { ...index.remotes, [name]: { ...remote, releases } } };
  return { ...index, waiting: { ...index.waiting, [name]: releases } };
}

/** Returns the index with a published version live for everybody; a running canary ends. */
export function withLive(index: ReleaseIndex, name: string, live: Live): ReleaseIndex {
  const remote = index.remotes[name];
  const before = remote?.live.version;
  const same = before === live.version;
  const past = before === undefined || same ? remote?.past : [...(remote?.past ?? []), before];
  return withLiveAndPast(index, name, live, past);
}

/** Whether the key that signed this version was revoked. */
export function isRevoked(index: ReleaseIndex, name: string, version: string): boolean {
  const signed = releasesOf(index, name).find((release) => release.version === version)?.signed;
  const keys = index.teams?.flatMap((team) => team.keys) ?? [];
  return signed !== undefined && keys.some(({ id, status }) => id === signed.key && status === 'revoked');
}

/** Returns the version that a rollback makes live: the last earlier one whose signing key was not revoked. */
export function versionBefore(index: ReleaseIndex, name: string): string | undefined {
  return index.remotes[name]?.past?.findLast((version) => !isRevoked(index, name, version));
}

/** Returns the index with the previously live version live again. */
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

/** Sets the time of retirement on a release that is no longer in use, and removes it from one that is in use again. */
function moved(
  { retiredAt, ...release }: Release,
  live: Live,
  left: readonly (string | undefined)[],
): Release {
  if (release.version === live.version) return release;
  if (left.includes(release.version)) return { ...release, retiredAt: live.since };
  return { ...release, ...(retiredAt !== undefined && { retiredAt }) };
}

/** Returns the index with a canary for a share of the visitors, or without one (undefined). */
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

/** Returns the index with a build added, and made live unless a person has chosen another version. */
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

/** Adds hashes to a release that an older gateway published without them, when the same build is found again. */
function withIntegrity(index: ReleaseIndex, name: string, { version, integrity }: Release): ReleaseIndex {
  const remote = index.remotes[name];
  const known = remote?.releases.find((release) => release.version === version);
  if (!remote || !known || known.integrity || !integrity) return index;
  const releases = remote.releases.map((release) => (release === known ? { ...known, integrity } : release));
  return { ...index, remotes: { ...index.remotes, [name]: { ...remote, releases } } };
}

/** Returns the index with another signer of a published version. */
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

/** Returns the published release with the same files, if there is one. */
export function publishedAs(index: ReleaseIndex, name: string, hash: string): Release | undefined {
  return releasesOf(index, name).find((release) => release.hash === hash);
}

/** Returns the index with these previews of a remote. A build that was never in use then opens only with a link. */
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

/** Whether visitors without an invitation get this version, or got it at some time. */
export const wasInUse = (
  { live, canary, past = [] }: RemoteReleases,
  { version, retiredAt }: Release,
): boolean => retiredAt !== undefined || [live.version, canary?.version, ...past].includes(version);

/** Returns the index with a remote switched off, or switched on (undefined). */
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
