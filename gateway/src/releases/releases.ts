import type { ModuleEvent } from '@portal/contract-remote-v1';
import { Conflict, Invalid } from '@portal/service-kit/errors';
import { eventLines } from '@portal/service-kit/events';
import { type Logger, silentLogger } from '@portal/service-kit/logging';
import { takenPages } from '../fits/pages';
import { type Running, unmet } from '../fits/unmet';
import { message } from '../messages';
import {
  type Build,
  type BuildFiles,
  outOfUse,
  type Release,
  type ReleaseIndex,
  type ReleaseStore,
  readBuild,
  releasesOf,
  versionBefore,
  withCanary,
  withEvent,
  withLive,
  withoutReleases,
  withPrevious,
  withRelease,
} from '../registry';
import { damageOf, refuseEnded, signerOfUpload } from '../signing';
import { plannedCanary, type TrialWish } from '../trials/plan';
import type { ActOptions, Change, Done, Releaser } from './act';
import { refuseRevoked, releaseIn, remoteIn, trialIn } from './in-index';
import { switchActs } from './off-switch';
import { onDisk } from './on-disk';
import { previewActs } from './previews';
import { securityEvent } from './security-event';
import { signAgain } from './sign-again';
import { trialActs } from './trial-acts';

export interface ReleaseOptions {
  store: ReleaseStore;
  /** The contracts and shell API that the running portal offers, asked each time. */
  offered: () => Promise<Running>;
  now?: () => number;
  logger?: Logger | undefined;
}

/** All acts on the releases of a remote. When an act resolves, it is complete on disk and in the log. */
export function createReleases({ store, offered, now = Date.now, logger }: ReleaseOptions) {
  const at = () => new Date(now()).toISOString();
  const reportCounts = eventLines(logger ?? silentLogger);

  async function refuseMisfit(name: string, { version, describes }: Pick<Release, 'version' | 'describes'>) {
    const found = unmet(describes, await offered());
    if (found.length > 0)
      throw new Invalid({ 'manifest.json': found }, `${name} ${version} ${found.join('; ')}.`);
  }

  /** For a version that comes into use. A rollback stays possible whatever others have released since. */
  function refuseTakenPages(
    index: ReleaseIndex,
    name: string,
    { version, describes }: Pick<Release, 'version' | 'describes'>,
  ) {
    const found = takenPages(describes, index);
    if (found.length > 0)
      throw new Invalid({ 'manifest.json': found }, `${name} ${version} ${found.join('; ')}.`);
  }

  /** @throws Conflict for a version whose signing key was revoked, or whose files have changed since publishing */
  async function refuseUntrusted(index: ReleaseIndex, name: string, release: Release): Promise<void> {
    const { version } = release;
    refuseRevoked(index, name, version);
    const damage = await damageOf(store, index, name, release);
    if (damage) throw new Conflict(message('damaged', { name, version, reason: damage }));
  }

  /** @throws Invalid or Conflict for a version that does not fit this portal or is not to be trusted */
  async function refuseUnfit(index: ReleaseIndex, name: string, version: string): Promise<void> {
    const release = releaseIn(index, name, version);
    await refuseMisfit(name, release);
    await refuseUntrusted(index, name, release);
  }

  /** Changes the index and logs the act. Refuses a sender who has lost the right to the remote meanwhile. */
  async function act(name: string, by: Releaser, change: Change): Promise<Done> {
    let done: ModuleEvent | undefined;
    await store.changeIndex(async (index) => {
      refuseEnded(index, name, by);
      const { next, event } = await change(index);
      done = { at: at(), remote: name, ...event, by };
      return withEvent(next, done);
    });
    if (!done) throw new Error('the index was not changed');
    reportCounts(securityEvent(done));
    return { remote: name, version: done.version, ...(done.from && { from: done.from }) };
  }

  /** Publishes an upload, not yet live. `created` is false when the same files were published already. */
  async function publish(name: string, version: string, files: BuildFiles, by: Releaser) {
    const build = await readUploaded(name, files);
    await refuseMisfit(name, { version, describes: build.describes });
    let created = false;
    await store.changeIndex(async (index) => {
      refuseEnded(index, name, by);
      refuseTakenPages(index, name, { version, describes: build.describes });
      const signed = await signerOfUpload(index, name, { version, describes: build.describes, files });
      if (!signed && (by.kind === 'key' || index.sharedTokenOff)) throw unsigned(name, version);
      const known = releasesOf(index, name).find((release) => release.version === version);
      if (known?.hash === build.hash)
        return signed ? signAgain(store, index, { name, known, signed, files, by, at: at() }) : index;
      if (known) throw new Conflict(`${name} ${version} exists with other files. Give it another version.`);
      created = true;
      const { hash, describes, integrity, copies } = build;
      // Files without an entry in the index are left over from a process that died.
      await store.remove(name, version);
      await store.publish(name, version, files);
      const release: Release = {
        version,
        hash,
        publishedAt: at(),
        describes,
        integrity,
        copies,
        ...(signed && { signed }),
      };
      const added = withRelease(index, name, release);
      return withEvent(added, { at: at(), what: 'published', remote: name, version, by });
    });
    if (created) reportCounts(securityEvent({ at: at(), what: 'published', remote: name, version, by }));
    return { version, created, integrity: build.integrity };
  }

  async function putLive(name: string, version: string, by: Releaser): Promise<Done> {
    await refuseUnfit(await store.readIndex(), name, version);
    const done = await act(name, by, async (index) => {
      refuseRevoked(index, name, version);
      refuseTakenPages(index, name, releaseIn(index, name, version));
      const from = index.remotes[name]?.live.version;
      const next = withLive(index, name, { version, by: 'person', since: at() });
      return { next, event: { what: 'live', version, ...(from && { from }) } };
    });
    await tidy(name);
    return done;
  }

  async function tryOut(name: string, version: string, wish: TrialWish, by: Releaser): Promise<Done> {
    await refuseUnfit(await store.readIndex(), name, version);
    return act(name, by, async (index) => {
      refuseRevoked(index, name, version);
      refuseTakenPages(index, name, releaseIn(index, name, version));
      const live = index.remotes[name]?.live.version;
      if (!live)
        throw new Conflict(
          `Nothing of ${name} is live yet, so that others could keep nothing: promote this first version to everybody.`,
        );
      if (live === version) throw new Conflict(`${name} ${version} is live for everybody already.`);
      const other = index.remotes[name]?.canary?.version ?? version;
      if (other !== version)
        throw new Conflict(`${name} ${other} is being tried: promote it or roll it back first.`);
      const canary = plannedCanary(version, wish, at());
      const next = withCanary(index, name, canary, at());
      return { next, event: { what: 'canary', version, from: live, percent: canary.percent } };
    });
  }

  async function promote(name: string, by: Releaser, tried?: string): Promise<Done> {
    const seen = await store.readIndex();
    await refuseMisfit(name, releaseIn(seen, name, trialIn(seen, name, tried).canary.version));
    const done = await act(name, by, async (index) => {
      const { canary, live } = trialIn(index, name, tried ?? trialIn(seen, name).canary.version);
      const { version } = canary;
      await refuseUntrusted(index, name, releaseIn(index, name, version));
      const next = withLive(index, name, { version, by: 'person', since: at() });
      return { next, event: { what: 'promoted', version, from: live.version } };
    });
    await tidy(name);
    return done;
  }

  async function abort(name: string, by: Releaser, tried?: string): Promise<Done> {
    return act(name, by, async (index) => {
      const { canary, live } = trialIn(index, name, tried);
      const next = withCanary(index, name, undefined, at());
      return { next, event: { what: 'aborted', version: live.version, from: canary.version } };
    });
  }

  /**
   * Ends a running canary, else makes the previously live version live again. `from` is the version to be rolled back:
   * when it is no longer in use, as in a repeated request, nothing is changed.
   */
  async function rollBack(name: string, by: Releaser, from?: string): Promise<Done> {
    const seen = await store.readIndex();
    const { canary, live } = remoteIn(seen, name);
    if (from !== undefined && from !== (canary ?? live).version)
      throw new Conflict(message('noMore', { name, version: from, live: live.version }));
    if (canary) return abort(name, by, canary.version);
    const to = versionBefore(seen, name);
    if (to === undefined) throw new Conflict(message('noneBefore', { name }));
    await refuseUnfit(seen, name, to);
    return act(name, by, async (index) => {
      const now = remoteIn(index, name);
      // When two people roll back at once, both mean the same version: the second must not roll back yet another one.
      if (now.live.version !== live.version || now.canary || versionBefore(index, name) !== to)
        throw new Conflict(message('releasedMeanwhile', { name }));
      const next = withPrevious(index, name, at());
      return { next, event: { what: 'rolled-back', version: to, from: live.version } };
    });
  }

  /** The live version of a remote and its canary. */
  async function inUse(name: string): Promise<{ remote: string; live: string; canary?: string }> {
    const { live, canary } = remoteIn(await store.readIndex(), name);
    return { remote: name, live: live.version, ...(canary && { canary: canary.version }) };
  }

  /** Removes releases that nobody can still have open, and files that belong to no release. */
  async function tidy(name: string): Promise<void> {
    await store.changeIndex(async (index) => {
      const gone = outOfUse(index, name, now());
      const known = new Set(releasesOf(index, name).map(({ version }) => version));
      for (const { version } of gone) await store.remove(name, version);
      for (const { version, copiedAt } of await store.kept(name)) {
        if (!known.has(version) && copiedAt < now() - orphanMs) await store.remove(name, version);
      }
      const events = gone.map(({ version }): ModuleEvent => {
        return { at: at(), what: 'removed', remote: name, version, by: { kind: 'build', name: 'retention' } };
      });
      const next = gone.length > 0 ? withoutReleases(index, name, gone) : index;
      return events.reduce(withEvent, next);
    });
  }

  const shared: ActOptions = {
    act,
    at,
    now,
    releaseIn,
    refuseUnfit: async (name, version) => refuseUnfit(await store.readIndex(), name, version),
    async refuseUntrusted(name, version) {
      const index = await store.readIndex();
      await refuseUntrusted(index, name, releaseIn(index, name, version));
    },
  };
  const byItself = trialActs(shared);
  const previews = previewActs(shared);
  const switches = switchActs(shared);
  const guarded =
    <Given extends unknown[], Result>(work: (...given: Given) => Promise<Result>) =>
    (...given: Given) =>
      onDisk(() => work(...given), logger);
  return {
    publish: guarded(publish),
    putLive: guarded(putLive),
    tryOut: guarded(tryOut),
    promote: guarded(promote),
    abort: guarded(abort),
    rollBack: guarded(rollBack),
    inUse: guarded(inUse),
    tidy: guarded(tidy),
    endTrial: guarded(byItself.endTrial),
    raise: guarded(byItself.raise),
    invite: guarded(previews.invite),
    endPreview: guarded(previews.endPreview),
    switchOff: guarded(switches.switchOff),
    switchOn: guarded(switches.switchOn),
  };
}

export type Releases = ReturnType<typeof createReleases>;

/** Age in ms after which files without an entry in the index are removed: no visitor ever got them. */
const orphanMs = 86_400_000;

const unsigned = (name: string, version: string) =>
  new Invalid(
    { signature: ['There is none.'] },
    `${name} ${version} is not signed: this portal takes releases that a key of their team has signed.`,
  );

async function readUploaded(name: string, files: BuildFiles): Promise<Build> {
  try {
    return await readBuild(name, files);
  } catch (error) {
    const { message } = error as Error;
    throw new Invalid({ build: [message] }, message);
  }
}
