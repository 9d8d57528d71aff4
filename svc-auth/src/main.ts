import { loadBranding } from '@portal/service-kit/branding';
import { createServiceClient } from '@portal/service-kit/client';
import { connectDatabase, migrate, migrateOnly } from '@portal/service-kit/database';
import { startFailure } from '@portal/service-kit/env';
import { runService } from '@portal/service-kit/http';
import { createLogger } from '@portal/service-kit/logging';
import { openMailTransport } from '@portal/service-kit/mail';
import { type OutboxWorker, startOutboxWorker } from '@portal/service-kit/outbox';
import { migrations, migrationsTable } from '../migrations';
import { buildApp, name } from './app';
import { type Env, readEnv, readKeyEnv, readMigrationEnv } from './env';
import { startHousekeeping } from './housekeeping';
import { mailDelivery } from './mail/deliver';
import { prepareDecoy } from './passwords/hashing';
import { askPortalStatus } from './portal/ask';
import { createService } from './service';
import { openKeyRing } from './sessions/key-ring';
import { rotateKey } from './sessions/rotate-key';
import { announceAdministrator } from './staff/announce';
import { openStores, outboxName } from './store';

async function start(env: Env): Promise<void> {
  // What is written here is about people: it is for this user of the machine alone.
  process.umask(0o077);
  const { credential, applicationsUrl } = env.internal;
  const logger = createLogger({ name, level: env.http.logLevel });
  const branding = loadBranding(env.branding);
  const keys = await openKeyRing({ file: env.JWT_PRIVATE_KEY_FILE, dataDir: env.dataDir }, { logger });

  const knex = connectDatabase(env.database);
  await migrate(knex, { migrations, table: migrationsTable });
  const stores = openStores(knex);
  await announceAdministrator(stores, { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD });

  const applications = applicationsUrl
    ? createServiceClient({ name: 'svc-applications', baseUrl: applicationsUrl, credential })
    : undefined;
  const askPortal = applications ? askPortalStatus(applications) : async () => true;
  // The worker needs the service to write its mails, and the service the worker to send them soon.
  let worker: OutboxWorker | undefined;
  const deliverSoon = (id: number) => void worker?.deliverNow(id, 0);
  const service = createService({ stores, keys, askPortal, deliverSoon, publicUrl: env.PUBLIC_URL });
  await prepareDecoy();

  const transport = openMailTransport(env.mail, branding.sender);
  worker = startOutboxWorker({
    knex,
    table: outboxName,
    deliver: mailDelivery(service, transport, branding),
    logger,
    maxAttempts: 12,
  });
  const stopHousekeeping = startHousekeeping(stores, logger);

  // Followers wait half a minute for news: they are answered at once when we stop.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => service.feed.close());
  await runService({
    name,
    app: buildApp({ service, serviceCredential: credential, logger }),
    port: env.http.port,
    host: env.http.host,
    logger,
    async onStop() {
      stopHousekeeping();
      service.feed.close();
      await worker?.stop();
      transport.close();
      await applications?.close();
      await knex.destroy();
    },
  });
}

/** `main.js migrate`: brings the tables up to date and ends. */
async function migrateAlone(): Promise<void> {
  const { http, database } = readMigrationEnv();
  const logger = createLogger({ name, level: http.logLevel });
  await migrateOnly(database, { migrations, table: migrationsTable }, logger);
}

/** `main.js rotate-key`: puts a new signing key in the place of the one there is, and says what to do then. */
async function rotateAlone(): Promise<void> {
  process.umask(0o077);
  process.stdout.write(`${await rotateKey(readKeyEnv())}\n`);
}

async function main(): Promise<void> {
  try {
    if (process.argv[2] === 'migrate') await migrateAlone();
    else if (process.argv[2] === 'rotate-key') await rotateAlone();
    else await start(readEnv());
  } catch (error) {
    process.stderr.write(`${startFailure(error)}\n`);
    process.exit(1);
  }
}

void main();
