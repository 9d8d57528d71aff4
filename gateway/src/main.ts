import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { loadBranding } from '@portal/service-kit/branding';
import { startFailure } from '@portal/service-kit/env';
import { offerLanguages } from '@portal/service-kit/language';
import { createLogger } from '@portal/service-kit/logging';
import { version } from '../package.json';
import { securityHeaders } from './answers/security-headers';
import { BuildEvents, devCatalogue } from './dev';
import { readEnv } from './env';
import { createGateway } from './gateway';
import { createMetrics } from './health/metrics';
import { logoFile } from './page';
import { releasing } from './releasing';
import { folderSource } from './static';
import { listen, listenUntilStopped } from './stop';
import { drawnApart } from './web-app';

async function main(): Promise<void> {
  const config = readEnv();
  const mayListen = config.waitsToListen ? messageToListen() : Promise.resolve();
  offerLanguages(config.languages);
  const { sender: _, ...branding } = loadBranding(config.brandingFile);
  const log = createLogger({ name: 'gateway', level: config.logLevel });
  const logo = logoFile({ ...branding, sender: '' }, config.brandingFile);
  const metrics = createMetrics();
  metrics.collectProcess();
  const events = config.devBuilds && new BuildEvents([config.shellDist, ...foldersOf(config.devBuilds)]);
  const remotes = config.devBuilds
    ? { catalogue: devCatalogue(config.devBuilds) }
    : await releasing(config, log, metrics, mayListen);
  await mayListen;
  const gateway = createGateway({
    services: config.services,
    shell: folderSource(config.shellDist),
    ...remotes,
    config: {
      branding: logo ? { ...branding, logo: logo.path } : branding,
      remoteOverrides: config.allowRemoteOverrides,
      keepPages: config.keepPages,
    },
    languages: config.languages,
    logo,
    drawIcons: drawnApart(join(__dirname, 'draw-icons.js')),
    events,
    security: securityHeaders({ ...config, logo: branding.logo }),
    publicUrl: config.publicUrl.replace(/\/+$/, ''),
    trustProxy: config.trustProxy,
    pace: config.pace,
    bodySpaceBytes: config.bodySpaceBytes,
    uploads: config.uploads,
    secure: config.publicUrl.startsWith('https:'),
    version,
    log,
    metrics,
  });
  await listen(gateway.ops, config.ops);
  await listenUntilStopped(gateway.server, config, {
    onStopping: () => events?.close(),
    onStopped: async () => {
      gateway.ops.close();
      gateway.ops.closeAllConnections();
      await gateway.close();
      if ('stop' in remotes) await remotes.stop();
    },
  });
  const { port } = gateway.server.address() as AddressInfo;
  const { port: opsPort } = gateway.ops.address() as AddressInfo;
  log.info({ port, host: config.host }, 'gateway listens');
  log.info({ port: opsPort, host: config.ops.host }, 'gateway answers /metrics and /version to operators');
  process.send?.({ ready: true, port, opsPort });
}

/** Resolves when the launcher says that the services answer: it starts all processes at once. */
const messageToListen = () => new Promise<void>((resolve) => process.once('message', () => resolve()));

const foldersOf = (builds: readonly { folder: string }[]) => builds.map(({ folder }) => folder);

main().catch((error: unknown) => {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exit(1);
});
