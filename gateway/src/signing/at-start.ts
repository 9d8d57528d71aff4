import type { Logger } from '@portal/service-kit/logging';
import {
  FilesUnreadable,
  type ReleaseIndex,
  type ReleaseStore,
  releasesOf,
  StillLocked,
  versionBefore,
  withCanary,
  withEvent,
  withoutReleases,
  withPrevious,
} from '../registry';
import { damageOf } from './release-check';

/**
 * Takes out of use the versions whose files are no longer what was signed or published: they are put out of reach, and
 * the version before goes on. Looks at what visitors get, what links of invitation open, and what a rollback would give.
 * What the disk refuses to have read is in the log and stays as it is; no remote waits for the files of another.
 * @throws when the record cannot be read, or is locked for long
 */
export async function refuseDamaged(store: ReleaseStore, log: Logger): Promise<void> {
  for (const name of Object.keys((await store.readIndex()).remotes))
    await store
      .changeIndex((index) => withoutDamage(store, index, name, log))
      .catch((err) => {
        if (err instanceof StillLocked) throw err;
        log.error({ remote: name, err }, 'the files of a remote were not checked: its versions stay');
      });
}

async function withoutDamage(
  store: ReleaseStore,
  index: ReleaseIndex,
  name: string,
  log: Logger,
): Promise<ReleaseIndex> {
  let next = index;
  const looked = new Set<string>();
  const unread = new Set<string>();
  for (let version = first(next, name, looked); version !== undefined; version = first(next, name, looked)) {
    looked.add(version);
    const found = await lookedAt(store, next, name, version);
    if (found.err) {
      unread.add(version);
      log.error({ remote: name, version, err: found.err }, 'the files of a release cannot be read: it stays');
    }
    if (!found.damage) continue;
    await store.setAside(name, version);
    next = withoutDamaged(next, name, { version, damage: found.damage, unread });
    log.error(
      { remote: name, version, reason: found.damage },
      'a release is refused: its files were changed',
    );
  }
  return next;
}

interface Look {
  damage?: string | undefined;
  err?: FilesUnreadable;
}

async function lookedAt(
  store: ReleaseStore,
  index: ReleaseIndex,
  name: string,
  version: string,
): Promise<Look> {
  const release = releasesOf(index, name).find((candidate) => candidate.version === version);
  try {
    return { damage: release && (await damageOf(store, index, name, release)) };
  } catch (err) {
    if (err instanceof FilesUnreadable) return { err };
    throw err;
  }
}

/**
 * Returns a version to check next. The target of a rollback comes first, since it takes the place of a damaged live
 * version. Older versions are checked when somebody rolls back to them.
 */
function first(index: ReleaseIndex, name: string, looked: ReadonlySet<string>): string | undefined {
  const { live, canary, previews = [] } = index.remotes[name] ?? {};
  const inReach = [
    versionBefore(index, name),
    live?.version,
    canary?.version,
    ...previews.map(({ version }) => version),
  ];
  return inReach.find((version) => version !== undefined && !looked.has(version));
}

interface Damaged {
  version: string;
  damage: string;
  /** The versions that could not be read. */
  unread: ReadonlySet<string>;
}

function withoutDamaged(
  index: ReleaseIndex,
  name: string,
  { version, damage, unread }: Damaged,
): ReleaseIndex {
  const at = new Date().toISOString();
  const release = releasesOf(index, name).filter((candidate) => candidate.version === version);
  const removed = withoutReleases(replaced(index, name, { version, unread }, at), name, release);
  const live = removed.remotes[name]?.live.version ?? version;
  return withEvent(removed, {
    at,
    what: 'refused',
    remote: name,
    version: live,
    from: version,
    reason: damage,
    by: { kind: 'build', name: 'integrity' },
  });
}

/** The index with other versions in use than a damaged one; without the remote where there is no other. */
function replaced(
  index: ReleaseIndex,
  name: string,
  { version, unread }: Pick<Damaged, 'version' | 'unread'>,
  at: string,
): ReleaseIndex {
  const remote = index.remotes[name];
  if (remote?.canary?.version === version) return withCanary(index, name, undefined, at);
  if (remote?.live.version !== version) return index;
  // A version that could not be read may be sound: it is better than none, and worse than a sound one.
  for (const candidates of [withoutPast(index, name, unread), index]) {
    const back = withPrevious(candidates, name, at, 'build');
    if (back !== candidates) return back;
  }
  // Nothing of it is live until a start finds its build, or somebody releases it.
  const { [name]: _, ...remotes } = index.remotes;
  return { ...index, remotes, waiting: { ...index.waiting, [name]: [...releasesOf(index, name)] } };
}

/** The index without these versions among those that were live before. */
function withoutPast(index: ReleaseIndex, name: string, versions: ReadonlySet<string>): ReleaseIndex {
  const remote = index.remotes[name];
  if (!remote?.past || versions.size === 0) return index;
  const past = remote.past.filter((version) => !versions.has(version));
  return { ...index, remotes: { ...index.remotes, [name]: { ...remote, past } } };
}
