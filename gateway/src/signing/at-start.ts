import type { Logger } from '@portal/service-kit/logging';
import {
  type ReleaseIndex,
  type ReleaseStore,
  releasesOf,
  versionBefore,
  withCanary,
  withEvent,
  withoutReleases,
  withPrevious,
} from '../registry';
import { damageOf } from './release-check';

/**
 * Takes versions out of use whose files are no longer what was signed or published: their files are moved out of reach
 * and the version before becomes live. Checks live versions, trials, previews and the target of a rollback.
 */
export async function refuseDamaged(store: ReleaseStore, log: Logger): Promise<void> {
  for (const name of Object.keys((await store.readIndex()).remotes)) {
    await store.changeIndex(async (index) => {
      let next = index;
      const looked = new Set<string>();
      for (
        let version = first(next, name, looked);
        version !== undefined;
        version = first(next, name, looked)
      ) {
        looked.add(version);
        const release = releasesOf(next, name).find((candidate) => candidate.version === version);
        const damage = release && (await damageOf(store, index, name, release));
        if (!damage) continue;
        await store.setAside(name, version);
        next = withoutDamaged(next, name, version, damage);
        log.error({ remote: name, version, reason: damage }, 'a release is refused: its files were changed');
      }
      return next;
    });
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

function withoutDamaged(index: ReleaseIndex, name: string, version: string, damage: string): ReleaseIndex {
  const at = new Date().toISOString();
  const release = releasesOf(index, name).filter((candidate) => candidate.version === version);
  const removed = withoutReleases(replaced(index, name, version, at), name, release);
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

/** Replaces a damaged version that is in use; removes the remote when there is no other version. */
function replaced(index: ReleaseIndex, name: string, version: string, at: string): ReleaseIndex {
  const remote = index.remotes[name];
  if (remote?.canary?.version === version) return withCanary(index, name, undefined, at);
  if (remote?.live.version !== version) return index;
  const back = withPrevious(index, name, at, 'build');
  if (back !== index) return back;
  // The remote has no live version until a start finds its build or somebody releases it.
  const { [name]: _, ...remotes } = index.remotes;
  return { ...index, remotes, waiting: { ...index.waiting, [name]: [...releasesOf(index, name)] } };
}
