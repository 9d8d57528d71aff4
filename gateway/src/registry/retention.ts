import { type Release, type ReleaseIndex, releasesOf, versionBefore } from './release-index';

export const retentionDays = 7;
const versionsKept = 2;

/**
 * The releases of a remote that nobody may still have open: neither live nor a canary, out of use for seven days, not
 * among the last two, neither live just before nor the target of the next rollback, and without an open preview. The
 * target is another than the version before where a revoked key signed that.
 */
export function outOfUse(index: ReleaseIndex, name: string, now: number): Release[] {
  const { live, canary, past = [], previews = [] } = index.remotes[name] ?? {};
  const releases = releasesOf(index, name);
  const open = previews.filter(({ endsAt }) => Date.parse(endsAt) > now).map(({ version }) => version);
  const kept = new Set([live?.version, canary?.version, past.at(-1), versionBefore(index, name), ...open]);
  const last = [...releases].sort((a, b) => usedUntil(b) - usedUntil(a)).slice(0, versionsKept);
  for (const { version } of last) kept.add(version);
  const oldest = now - retentionDays * 86_400_000;
  return releases.filter((release) => !kept.has(release.version) && usedUntil(release) < oldest);
}

function usedUntil({ retiredAt, publishedAt }: Release): number {
  return Date.parse(retiredAt ?? publishedAt);
}

export function withoutReleases(index: ReleaseIndex, name: string, gone: readonly Release[]): ReleaseIndex {
  const versions = new Set(gone.map(({ version }) => version));
  const keep = (releases: readonly Release[]) => releases.filter(({ version }) => !versions.has(version));
  const remote = index.remotes[name];
  if (!remote) return { ...index, waiting: { ...index.waiting, [name]: keep(releasesOf(index, name)) } };
  const past = remote.past?.filter((version) => !versions.has(version));
  const changed = { ...remote, ...(past && { past }), releases: keep(remote.releases) };
  return { ...index, remotes: { ...index.remotes, [name]: changed } };
}
