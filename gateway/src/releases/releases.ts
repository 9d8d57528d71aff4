import { type ModuleEvent, misfits, type Offered } from '@portal/contract-remote-v1';
import { Conflict, Invalid, NotFound } from '@portal/service-kit/errors';
import { eventLines } from '@portal/service-kit/events';
import { type Logger, silentLogger } from '@portal/service-kit/logging';
import {
  type Build,
  type BuildFiles,
  outOfUse,
  type Release,
  type ReleaseIndex,
  type ReleaseStore,
  readBuild,
  releasesOf,
  withCanary,
  withEvent,
  withLive,
  withoutReleases,
  withPrevious,
  withRelease,
} from '../registry';

import { onDisk } from './on-disk';
import { securityEvent } from './security-event';

export type Releaser = ModuleEvent['by'];

export interface ReleaseOptions {
  store: ReleaseStore;
  /** The contracts and shell API of the running portal, asked each time. */
  offered: () => Promise<Offered>;
  now?: () => number;
  logger?: Logger | undefined;
}

/** The outcome of one act on a remote. */
export interface Done {
  remote: string;
  version: string;
  /** The version that was live before the act. */
  from?: string;
}

/** All acts on the releases of a remote. When an act resolves, it is complete on disk and in the log. */
export function createReleases({ store, offered, now = Date.now, logger }: ReleaseOptions) {
  const at = () => new Date(now()).toISOString();
  const tellCollector = eventLines(logger ?? silentLogger);

  async function refuseMisfit(name: string, { version, describes }: Pick<Release, 'version' | 'describes'>) {
    const found = misfits(describes, await offered());
    if (found.length > 0)
      throw new Invalid({ 'manifest.json': found }, `${name} ${version} ${found.join('; ')}.`);
  }

  /** Changes the index and writes the act into its log. */
  async function act(
    name: string,
    by: Releaser,
    change: (
      index: ReleaseIndex,
    ) => Promise<{ next: ReleaseIndex; event: Omit<ModuleEvent, 'at' | 'remote' | 'by'> }>,
  ): Promise<Done> {
    let done: ModuleEvent | undefined;
    await store.changeIndex(async (index) => {
      const { next, event } = await change(index);
      done = { at: at(), remote: name, ...event, by };
      return withEvent(next, done);
    });
    if (!done) throw new Error('the index was not changed');
    tellCollector(securityEvent(done));
    return { remote: name, version: done.version, ...(done.from && { from: done.from }) };
  }

  /** Publishes an upload, live for nobody yet. `created` is false when the same files were published already. */
  async function publish(name: string, version: string, files: BuildFiles, by: Releaser) {
    const build = await readUploaded(name, files);
    await refuseMisfit(name, { version, describes: build.describes });
    let created = false;
    await store.changeIndex(async (index) => {
      const known = releasesOf(index, name).find((release) => release.version === version);
      if (known?.hash === build.hash) return index;
      if (known) throw new Conflict(`${name} ${version} exists with other files. Give it another version.`);
      created = true;
      const { hash, describes, integrity } = build;
      // Files without an entry in the index are the remains of a process that died.
      await store.remove(name, version);
      await store.publish(name, version, files);
      const added = withRelease(index, name, { version, hash, publishedAt: at(), describes, integrity });
      return withEvent(added, { at: at(), what: 'published', remote: name, version, by });
    });
    if (created) tellCollector(securityEvent({ at: at(), what: 'published', remote: name, version, by }));
    return { version, created, integrity: build.integrity };
  }

  async function putLive(name: string, version: string, by: Releaser): Promise<Done> {
    await refuseMisfit(name, releaseIn(await store.readIndex(), name, version));
    const done = await act(name, by, async (index) => {
      releaseIn(index, name, version);
      const from = index.remotes[name]?.live.version;
      const next = withLive(index, name, { version, by: 'person', since: at() });
      return { next, event: { what: 'live', version, ...(from && { from }) } };
    });
    await tidy(name);
    return done;
  }

  async function tryOut(name: string, version: string, percent: number, by: Releaser): Promise<Done> {
    await refuseMisfit(name, releaseIn(await store.readIndex(), name, version));
    return act(name, by, async (index) => {
      releaseIn(index, name, version);
      const live = index.remotes[name]?.live.version;
      if (!live)
        throw new Conflict(`Nothing of ${name} is live yet: a share of the visitors needs another part.`);
      if (live === version) throw new Conflict(`${name} ${version} is live for everybody already.`);
      const other = index.remotes[name]?.canary?.version ?? version;
      if (other !== version)
        throw new Conflict(`${name} ${other} is being tried: promote it or roll it back first.`);
      const next = withCanary(index, name, { version, percent, since: at() }, at());
      return { next, event: { what: 'canary', version, from: live, percent } };
    });
  }

  async function promote(name: string, by: Releaser): Promise<Done> {
    const done = await act(name, by, async (index) => {
      const { canary, live } = remoteIn(index, name);
      if (!canary) throw new Conflict(`No version of ${name} is being tried.`);
      const { version } = canary;
      const next = withLive(index, name, { version, by: 'person', since: at() });
      return { next, event: { what: 'promoted', version, from: live.version } };
    });
    await tidy(name);
    return done;
  }

  async function abort(name: string, by: Releaser): Promise<Done> {
    return act(name, by, async (index) => {
      const { canary, live } = remoteIn(index, name);
      if (!canary) throw new Conflict(`No version of ${name} is being tried.`);
      const next = withCanary(index, name, undefined, at());
      return { next, event: { what: 'aborted', version: live.version, from: canary.version } };
    });
  }

  /**
   * Ends a running canary, else makes the version live again that was live before. `from` is the version to be rolled
   * back: when it is no longer in use, as at a second attempt, nothing is done.
   */
  async function rollBack(name: string, by: Releaser, from?: string): Promise<Done> {
    const seen = await store.readIndex();
    const { canary, past, live } = remoteIn(seen, name);
    if (from !== undefined && from !== (canary ?? live).version)
      throw new Conflict(`${name} ${from} is no longer live: ${live.version} is live.`);
    if (canary) return abort(name, by);
    const to = past?.at(-1);
    if (to === undefined) throw new Conflict(`No version of ${name} was live before this one.`);
    await refuseMisfit(name, releaseIn(seen, name, to));
    return act(name, by, async (index) => {
      const now = remoteIn(index, name);
      // Two people who roll back at once mean the same version; the second must not roll back a further one.
      if (now.live.version !== live.version || now.canary)
        throw new Conflict(`Somebody else released ${name} or rolled it back at the same moment.`);
      const next = withPrevious(index, name, at());
      return { next, event: { what: 'rolled-back', version: to, from: live.version } };
    });
  }

  /** The live version of a remote and its canary. */
  async function inUse(name: string): Promise<{ remote: string; live: string; canary?: string }> {
    const { live, canary } = remoteIn(await store.readIndex(), name);
    return { remote: name, live: live.version, ...(canary && { canary: canary.version }) };
  }

  /** Removes releases that nobody may still have open, and files that belong to no release. */
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
  };
}

export type Releases = ReturnType<typeof createReleases>;

/** Age in ms after which files without an entry in the index are removed: no visitor was ever sent to them. */
const orphanMs = 86_400_000;

async function readUploaded(name: string, files: BuildFiles): Promise<Build> {
  try {
    return await readBuild(name, files);
  } catch (error) {
    const { message } = error as Error;
    throw new Invalid({ build: [message] }, message);
  }
}

function remoteIn(index: ReleaseIndex, name: string) {
  const remote = index.remotes[name];
  if (!remote) throw new NotFound(`Nothing of ${name} is live.`);
  return remote;
}

function releaseIn(index: ReleaseIndex, name: string, version: string): Release {
  const release = releasesOf(index, name).find((candidate) => candidate.version === version);
  if (!release) throw new NotFound(`There is no version ${version} of ${name}.`);
  return release;
}
