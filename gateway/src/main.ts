import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { loadBranding } from '@portal/service-kit/branding';
import { startFailure } from '@portal/service-kit/env';
import { createLogger } from '@portal/service-kit/logging';
import { version } from '../package.json';
import { securityHeaders } from './answers/security-headers';
import { BuildEvents, devCatalogue } from './dev';
import { type GatewayConfig, readEnv } from './env';
import { createGateway } from './gateway';
import { createMetrics } from './health/metrics';
import { logoFile } from './page';
import { folderReleaseStore, releaseCatalogue, seed } from './registry';
import { folderSource } from './static';
import { listenUntilStopped } from './stop';

async function main(): Promise<void> {
  const config = readEnv();
  const { sender: _, ...branding } = loadBranding(config.brandingFile);
  const log = createLogger({ name: 'gateway', level: config.logLevel });
  const logo = logoFile({ ...branding, sender: '' }, config.brandingFile);
  const metrics = createMetrics();
  metrics.collectProcess();
  const events = config.devBuilds && new BuildEvents([config.shellDist, ...folders(config.devBuilds)]);
  const gateway = createGateway({
    services: config.services,
    shell: folderSource(config.shellDist),
    catalogue: await catalogueOf(config, log),
    config: {
      branding: logo ? { ...branding, logo: logo.path } : branding,
      remoteOverrides: config.allowRemoteOverrides,
    },
    logo,
    events,
    security: securityHeaders({ ...config, logo: branding.logo }),
    trustProxy: config.trustProxy,
    version,
    log,
    metrics,
  });
  await listenUntilStopped(gateway.server, config, {
    onStopping: () => events?.close(),
    onStopped: () => gateway.close(),
  });
  const { port } = gateway.server.address() as AddressInfo;
  log.info({ port, host: config.host }, 'gateway listens');
  process.send?.({ ready: true, port });
}

const folders = (builds: readonly { folder: string }[]) => builds.map(({ folder }) => folder);

async function catalogueOf(config: GatewayConfig, log: ReturnType<typeof createLogger>) {
  if (config.devBuilds) return devCatalogue(config.devBuilds);
  const store = folderReleaseStore(join(config.dataDir, 'releases'));
  const { published, refused } = await seed(store, config.builds);
  for (const release of published) log.info({ remote: release.name, version: release.version }, 'published');
  for (const { name, reason } of refused) log.warn({ remote: name, reason }, 'not published');
  return releaseCatalogue(store);
}

main().catch((error: unknown) => {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exit(1);
});
