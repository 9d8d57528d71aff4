import { loadBranding } from '@portal/service-kit/branding';
import { createServiceClient } from '@portal/service-kit/client';
import { connectDatabase, migrate, migrateOnly } from '@portal/service-kit/database';
import { startFailure } from '@portal/service-kit/env';
import { eventLines } from '@portal/service-kit/events';
import { runService } from '@portal/service-kit/http';
import { offerLanguages } from '@portal/service-kit/language';
import { createLogger } from '@portal/service-kit/logging';
import { openMailTransport, storedMails } from '@portal/service-kit/mail';
import { type OutboxWorker, startOutboxWorker } from '@portal/service-kit/outbox';
import { startScheduler } from '@portal/service-kit/scheduler';
import { migrations, migrationsTable } from '../migrations';
import { hashesAtMost, prepareDecoy } from './accounts/passwords/hashing';
import { openKeyRing } from './accounts/sessions/key-ring';
import { rotateKey } from './accounts/sessions/rotate-key';
import { signingKeyFile } from './accounts/sessions/signing-key';
import { buildApp, name } from './app';
import { type Env, readEnv, readKeyEnv, readMigrationEnv } from './env';
import { startHousekeeping } from './housekeeping';
import { mailDelivery } from './mail/mails/deliver';
import { askPortalStatus, unaskedPortal } from './platform/portal/portal-status';
import { outboxName } from './platform/stores';
import { createService } from './service';
import { openFactorKey } from './signing-in/factors/factor-key';
import { announceAdministrator } from './staff/accounts/announce';
import { endIdle } from './staff/idle/idle';
import { openStores } from './store';

async function start(env: Env): Promise<void> {
  // Files that this process writes are about people: only this operating system user may read them.
  process.umask(0o077);
  const { credential, credentials, originSecret, applicationsUrl } = env.internal;
  const logger = createLogger({ name, level: env.http.logLevel });
  offerLanguages(env.LANGUAGES.split(','));
  const branding = loadBranding(env.branding);
  const keys = await openKeyRing({ file: env.JWT_PRIVATE_KEY_FILE, dataDir: env.dataDir }, { logger });

  const signingKey = signingKeyFile({ file: env.JWT_PRIVATE_KEY_FILE, dataDir: env.dataDir });
  const factorKey = await openFactorKey({ file: env.FACTOR_KEY_FILE, signingKeyFile: signingKey }, logger);

  const knex = connectDatabase(env.database);
  await migrate(knex, { migrations, table: migrationsTable });
  const stores = openStores(knex, eventLines(logger));
  await announceAdministrator(stores, { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD });

  const applications = applicationsUrl
    ? createServiceClient({ name: 'svc-applications', baseUrl: applicationsUrl, credential })
    : undefined;
  const askPortal = applications ? askPortalStatus(applications) : async () => unaskedPortal;
  // The worker needs the service to write mails, and the service needs the worker to send them soon.
  let worker: OutboxWorker | undefined;
  const deliverSoon = (id: number) => void worker?.deliverNow(id, 0);
  const limits = { drafts: env.DRAFTS_PER_NETWORK, forgotten: env.FORGOTTEN_PER_NETWORK };
  hashesAtMost.waiting = env.HASHES_WAITING;
  const service = createService({
    stores,
    keys,
    askPortal,
    deliverSoon,
    factorKey,
    branding,
    mails: storedMails(env.mail),
    publicUrl: env.PUBLIC_URL,
    limits,
  });
  await prepareDecoy();

  const transport = openMailTransport(env.mail, branding.sender);
  worker = startOutboxWorker({
    knex,
    table: outboxName,
    deliver: mailDelivery(service, transport),
    logger,
    maxAttempts: 12,
  });
  const stopHousekeeping = startHousekeeping(stores, logger);
  const idle = startScheduler(() => endIdle(service), {
    everyMs: 30_000,
    failed: (err) => logger.warn({ err }, 'unused sessions could not be ended'),
  });

  // Followers of revocations wait up to half a minute; when the process stops they are answered at once.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => service.feed.close());
  await runService({
    name,
    app: buildApp({ service, serviceCredential: credentials, originSecret, logger }),
    port: env.http.port,
    host: env.http.host,
    logger,
    async onStop() {
      stopHousekeeping();
      await idle.stop();
      service.feed.close();
      await worker?.stop();
      transport.close();
      await applications?.close();
      await knex.destroy();
    },
  });
}

/** `main.js migrate`: migrates the database and ends. */
async function migrateAlone(): Promise<void> {
  const { http, database } = readMigrationEnv();
  const logger = createLogger({ name, level: http.logLevel });
  await migrateOnly(database, { migrations, table: migrationsTable }, logger);
}

/** `main.js rotate-key`: replaces the signing key, and prints the steps that remain. */
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
