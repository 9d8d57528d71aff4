import { createAuthenticator, followRevocations, remoteKeys } from '@portal/service-kit/auth';
import { loadBranding } from '@portal/service-kit/branding';
import { createServiceClient } from '@portal/service-kit/client';
import { connectDatabase, migrate, migrateOnly } from '@portal/service-kit/database';
import { startFailure } from '@portal/service-kit/env';
import { runService } from '@portal/service-kit/http';
import { createLogger } from '@portal/service-kit/logging';
import { openMailTransport } from '@portal/service-kit/mail';
import { startOutboxWorker } from '@portal/service-kit/outbox';
import { openObjectStore } from '@portal/service-kit/store';
import { migrations, migrationsTable } from '../migrations';
import { foldAnswers } from './answered/fold';
import { buildApp, name } from './app';
import { createAuth } from './auth/auth';
import { type Env, readEnv, readMigrationEnv } from './env';
import { delivery } from './mail/deliver';
import { createService } from './service';
import { openStores, outboxName } from './store';

async function start(env: Env): Promise<void> {
  // What is written here is about people: it is for this user of the machine alone.
  process.umask(0o077);
  const { authUrl, credential } = env.internal;
  const logger = createLogger({ name, level: env.http.logLevel });
  const branding = loadBranding(env.branding);
  const files = await openObjectStore(env.files);

  const knex = connectDatabase(env.database);
  await migrate(knex, { migrations, table: migrationsTable });
  const stores = openStores(knex);
  const client = createServiceClient({ name: 'svc-auth', baseUrl: authUrl, credential });
  const auth = createAuth(client);

  const transport = openMailTransport(env.mail, branding.sender);
  const { PUBLIC_URL: publicUrl } = env;
  const worker = startOutboxWorker({
    knex,
    table: outboxName,
    deliver: delivery({ stores, auth, transport, branding, publicUrl }),
    logger,
  });

  const folding = foldAnswers(stores);
  folding.done.catch((error: unknown) => logger.error({ err: error }, 'The answers were not all folded'));

  const ended = followRevocations({ authUrl, credential, name, logger });
  const authenticator = createAuthenticator({ keys: remoteKeys(authUrl, credential), ended });
  const service = createService({
    ...{ stores, files, auth, outbox: worker, publicUrl, branding, logger },
    resumeCode: env.RESUME_CODE,
  });
  await runService({
    name,
    app: buildApp({ service, authenticator, checks: { 'svc-auth': () => ended.caughtUp() } }),
    port: env.http.port,
    host: env.http.host,
    logger,
    async onStop() {
      folding.stop();
      await folding.done.catch(() => undefined);
      ended.stop();
      await worker.stop();
      transport.close();
      await client.close();
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

async function main(): Promise<void> {
  try {
    if (process.argv[2] === 'migrate') await migrateAlone();
    else await start(readEnv());
  } catch (error) {
    process.stderr.write(`${startFailure(error)}\n`);
    process.exit(1);
  }
}

void main();
