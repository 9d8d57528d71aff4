import { createAuthenticator, followRevocations, remoteKeys } from '@portal/service-kit/auth';
import { connectDatabase, migrate, migrateOnly } from '@portal/service-kit/database';
import { startFailure } from '@portal/service-kit/env';
import { runService } from '@portal/service-kit/http';
import { createLogger } from '@portal/service-kit/logging';
import { migrations, migrationsTable } from '../migrations';
import { buildApp, name } from './app';
import { entryStore } from './entries/store';
import { type Env, readEnv, readMigrationEnv } from './env';

async function start(env: Env): Promise<void> {
  const { authUrl, credential } = env.internal;
  const logger = createLogger({ name, level: env.http.logLevel });
  const knex = connectDatabase(env.database);
  await migrate(knex, { migrations, table: migrationsTable });
  const ended = followRevocations({ authUrl, credential, name, logger });
  const authenticator = createAuthenticator({ keys: remoteKeys(authUrl, credential), ended });
  const service = { entries: entryStore(knex) };
  await runService({
    name,
    app: buildApp({ service, authenticator, logger, checks: { 'svc-auth': () => ended.caughtUp() } }),
    port: env.http.port,
    host: env.http.host,
    logger,
    async onStop() {
      ended.stop();
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
