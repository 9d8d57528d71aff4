import { join } from 'node:path';
import { createAuthenticator, followRevocations, remoteKeys, remoteProofs } from '@portal/service-kit/auth';
import type { Logger } from '@portal/service-kit/logging';
import type { GatewayConfig } from './env';
import type { Metrics } from './health/metrics';
import { folderReleaseStore, type ReleaseStore, releaseCatalogue, releasesOf, seed } from './registry';
import { createDesk, releaseToken, watchServices } from './releases';
import { createTally } from './tally';

/** The releases in DATA_DIR with the builds at hand published, and the parts that work with them. */
export async function releasing(config: GatewayConfig, log: Logger, metrics: Metrics) {
  const folder = join(config.dataDir, 'releases');
  const store = folderReleaseStore(folder, (file) => log.error({ file }, 'damaged, read from its copy'));
  await publishBuilds(store, config, log);

  const services = watchServices(config.services);
  await services.ask();
  const tally = createTally({ folder, published: publishedVersions(store), onCount: metrics.remote });
  const access = accessOf(config, log);
  const desk = createDesk({
    store,
    tally,
    services,
    token: config.releaseToken ?? (await releaseToken(join(config.dataDir, 'keys/release-token'))),
    authenticator: access?.authenticator,
    logger: log,
  });
  for (const { name } of config.builds)
    await desk.releases.tidy(name).catch((err) => log.error({ err }, 'old releases stay'));
  return {
    catalogue: releaseCatalogue(store, services.contracts),
    tally,
    desk,
    async stop() {
      services.stop();
      access?.stop();
      await tally.flush();
    },
  };
}

/** When the builds cannot be stored, as on a full disk, the live versions stay in use. */
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
