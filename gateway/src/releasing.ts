import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createAuthenticator, followRevocations, remoteKeys, remoteProofs } from '@portal/service-kit/auth';
import type { Logger } from '@portal/service-kit/logging';
import type { GatewayConfig } from './env';
import type { Metrics } from './health/metrics';
import { remoteAt } from './page';
import { createPreview } from './preview';
import { createRecovery } from './recovery';
import {
  folderReleaseStore,
  followedIndex,
  type ReleaseStore,
  releaseCatalogue,
  releasesOf,
  seed,
} from './registry';
import { bearsToken, createDesk, createReadMarks, releaseToken, watchServices } from './releases';
import { createServiceRegistry } from './services';
import { refuseDamaged } from './signing';
import { createCallCounts, createTally } from './tally';
import { createStaffMarks, createTrialNotices, lookAfterTrials } from './trials';
import { cookieKey, createMarks } from './visitors';

/**
 * Opens the releases in DATA_DIR, publishes the builds of this installation, and makes the parts that work with
 * releases. `answering` resolves when the services can be asked.
 */
export async function releasing(
  config: GatewayConfig,
  log: Logger,
  metrics: Metrics,
  answering: Promise<void>,
) {
  const folder = join(config.dataDir, 'releases');
  const store = folderReleaseStore(folder, (file) => log.error({ file }, 'damaged, read from its copy'));
  await refuseDamaged(store, log).catch((err) =>
    log.error({ err }, 'the files of releases were not checked'),
  );
  await publishBuilds(store, config, log);
  await answering;

  const registry = createServiceRegistry({ store, logger: log });
  await registry.refresh();
  const services = watchServices(config.services, undefined, registry.all);
  await services.ask();
  const token = config.releaseToken ?? (await releaseToken(join(config.dataDir, 'keys/release-token')));
  const key = await cookieKey(join(config.dataDir, 'keys/cookies.key'));
  const secure = config.publicUrl.startsWith('https:');
  const marks = createMarks(key, secure);
  const readMarks = createReadMarks(key, secure);
  const index = followedIndex(store);
  const tally = createTally({ folder, published: publishedVersions(store), onCount: metrics.remote });
  const access = accessOf(config, log);
  const catalogue = releaseCatalogue(store, services.contracts);
  const calls = createCallCounts({
    folder,
    remoteAt: async (path) => remoteAt(path, await catalogue.registry()),
  });
  const desk = createDesk({
    calls,
    store,
    tally,
    services,
    registry,
    token,
    linkOf: (mark) => `${config.publicUrl.replace(/\/+$/, '')}/preview/${marks.previewToken(mark)}`,
    readMarks,
    folder,
    publicUrl: config.publicUrl,
    authenticator: access?.authenticator,
    logger: log,
  });
  for (const { name } of config.builds)
    await desk.releases.tidy(name).catch((err) => log.error({ err }, 'old releases stay'));
  const trials = lookAfterTrials({
    folder,
    store,
    index,
    acts: desk.releases,
    marks,
    notices: createTrialNotices({
      store,
      authUrls: config.services['svc-auth'] ?? [],
      credential: config.serviceCredential,
      log,
    }),
    log,
  });
  const mayReadAll = async (authorization: string | undefined) =>
    bearsToken(authorization, token) && !(await index()).sharedTokenOff;
  const markStaff = createStaffMarks({ index, actorOf: desk.actorOf, marks });
  return {
    visitorIn: marks.visitor,
    mayReadAll,
    mayReadUpload: readMarks.opens,
    preview: createPreview({ index, marks, languages: config.languages }),
    recovery: createRecovery({
      index,
      releases: desk.releases,
      isToken: (given) => mayReadAll(`Bearer ${given}`),
      authUrls: config.services['svc-auth'] ?? [],
      key,
      secure,
      languages: config.languages,
    }),
    onCall: (req: IncomingMessage, res: ServerResponse, service: string) => {
      markStaff(req, res);
      calls.note(req.headers.referer, service).catch(() => undefined);
    },
    onReport: trials.onReport,
    catalogue,
    tally,
    desk,
    registered: registry,
    async stop() {
      await trials.stop();
      registry.stop();
      services.stop();
      access?.stop();
      await Promise.all([tally.flush(), calls.flush()]);
    },
  };
}

/** Publishes the builds of this installation. When they cannot be stored, as on a full disk, the live versions stay. */
export async function publishBuilds(
  store: ReleaseStore,
  { builds }: Pick<GatewayConfig, 'builds'>,
  log: Logger,
) {
  try {
    const { published, refused } = await seed(store, builds);
    for (const release of published)
      log.info({ remote: release.name, version: release.version }, 'published');
    for (const { name, reason } of refused) log.warn({ remote: name, reason }, 'not published');
  } catch (err) {
    const { remotes } = await store.readIndex();
    if (builds.some(({ name }) => !remotes[name])) throw err;
    log.error({ err }, 'the builds at hand are not published: what was live goes on');
  }
}

/** `name version` of every published release, read again when the index has changed. */
function publishedVersions(store: ReleaseStore) {
  let known: { mark: string; versions: ReadonlySet<string> } = { mark: '', versions: new Set() };
  return async () => {
    const mark = await store.indexMark();
    if (mark === known.mark) return known.versions;
    const index = await store.readIndex();
    const versions = Object.keys(index.remotes).flatMap((name) =>
      releasesOf(index, name).map(({ version }) => `${name} ${version}`),
    );
    known = { mark, versions: new Set(versions) };
    return known.versions;
  };
}

function accessOf({ serviceCredential: credential, services }: GatewayConfig, logger: Logger) {
  const authUrl = services['svc-auth']?.[0];
  if (!credential || !authUrl) return undefined;
  const ended = followRevocations({ authUrl, credential, name: `gateway-${process.pid}`, logger });
  const authenticator = createAuthenticator({
    keys: remoteKeys(authUrl, credential),
    ended,
    proofs: remoteProofs(authUrl, credential),
  });
  return { authenticator, stop: () => ended.stop() };
}
