import { createAuthenticator, followRevocations, remoteKeys, remoteProofs } from '@portal/service-kit/auth';
import { loadBranding } from '@portal/service-kit/branding';
import { createServiceClient } from '@portal/service-kit/client';
import { connectDatabase, migrate, migrateOnly } from '@portal/service-kit/database';
import { startFailure } from '@portal/service-kit/env';
import { eventLines } from '@portal/service-kit/events';
import { runService } from '@portal/service-kit/http';
import { offerLanguages } from '@portal/service-kit/language';
import { createLogger } from '@portal/service-kit/logging';
import { openMailTransport, storedMails } from '@portal/service-kit/mail';
import { startOutboxWorker } from '@portal/service-kit/outbox';
import { openObjectStore } from '@portal/service-kit/store';
import { migrations, migrationsTable } from '../migrations';
import { buildApp, name } from './app';
import { bundledProgram, clamavAt, scannerForUploads, startChecks } from './documents';
import { type Env, readEnv, readMigrationEnv } from './env';
import {
  attemptsMost,
  isLoopbackUrl,
  openWebhookSecrets,
  sealAfterMs,
  webhookDelivery,
  webhooksOutbox,
} from './integrations';
import { delivery } from './mail';
import { modules } from './modules';
import { createAuth, logResumeCode, outboxName } from './platform';
import { readLetterScript } from './referees';
import { grantReportViews } from './report-views-store';
import { createService } from './service';
import { openStores } from './store';
import { works } from './works';

async function start(env: Env): Promise<void> {
  // The files of this process are about people: only this user of the machine may read them.
  process.umask(0o077);
  const { authUrl, credential, credentials, originSecret } = env.internal;
  const logger = createLogger({ name, level: env.http.logLevel });
  offerLanguages(env.LANGUAGES.split(','));
  const branding = loadBranding(env.branding);
  const files = await openObjectStore(env.files);

  const knex = connectDatabase(env.database);
  await migrate(knex, { migrations, table: migrationsTable });
  const stores = openStores(knex, eventLines(logger));
  const asksForCode = { fallback: env.RESUME_CODE, mailGoesOut: env.mail.kind === 'smtp' };
  await logResumeCode(() => stores.portal.read(), asksForCode, logger);
  const client = createServiceClient({ name: 'svc-auth', baseUrl: authUrl, credential });
  const auth = createAuth(client);

  const transport = openMailTransport(env.mail, branding.sender);
  const { PUBLIC_URL: publicUrl } = env;
  const worker = startOutboxWorker({
    knex,
    table: outboxName,
    deliver: delivery(works, { stores, auth, transport, branding, publicUrl }),
    logger,
  });

  const webhookSecrets = await openWebhookSecrets(env, logger);
  // A worker of its own, so that webhook receivers that do not answer hold up no mail.
  const reach = { loopback: isLoopbackUrl(publicUrl), networks: env.webhooksNetworks };
  const webhookWorker = startOutboxWorker({
    knex,
    table: webhooksOutbox,
    deliver: webhookDelivery({ stores, auth, reach, webhookSecrets, logger, clock: () => new Date() }),
    maxAttempts: attemptsMost,
    logger,
  });

  const checks = startChecks({ program: bundledProgram(), logger });
  const scanner = env.CLAMAV_HOST ? clamavAt(env.CLAMAV_HOST) : undefined;
  const ended = followRevocations({ authUrl, credential, name, logger });
  const authenticator = createAuthenticator({
    keys: remoteKeys(authUrl, credential),
    ended,
    proofs: remoteProofs(authUrl, credential),
  });
  const service = createService({
    stores,
    files,
    auth,
    checks,
    mails: storedMails(env.mail),
    outbox: worker,
    webhookOutbox: webhookWorker,
    reach,
    webhookSecrets,
    sealWebhooksAfterMs: sealAfterMs(env),
    publicUrl,
    branding,
    logger,
    scanner: scanner && scannerForUploads(scanner),
    patientScanner: scanner,
    letterScript: readLetterScript(),
    resumeCode: env.RESUME_CODE,
    mailReportsSecret: env.MAIL_REPORTS_SECRET,
    limits: {
      draftsPerNetwork: env.DRAFTS_PER_NETWORK,
      megabytesPerDraft: env.STORAGE_PER_DRAFT_MB,
      megabytesPerNetwork: env.STORAGE_PER_NETWORK_MB,
    },
  });
  const jobs = modules.flatMap((module) => module.jobs ?? []).map(({ start }) => start(service, logger));
  await runService({
    name,
    app: buildApp({
      service,
      authenticator,
      serviceCredential: credentials,
      originSecret,
      checks: { 'svc-auth': () => ended.caughtUp() },
      uploadSpaceBytes: env.UPLOAD_SPACE_MB * 1024 * 1024,
    }),
    port: env.http.port,
    host: env.http.host,
    logger,
    async onStop() {
      await checks.stop();
      for (const job of jobs) await job.stop();
      ended.stop();
      await worker.stop();
      await webhookWorker.stop();
      transport.close();
      await client.close();
      await knex.destroy();
    },
  });
}

/** `main.js migrate`: brings the tables up to date and ends. */
async function migrateAlone(): Promise<void> {
  const { http, database, REPORTS_DATABASE_USER } = readMigrationEnv();
  const logger = createLogger({ name, level: http.logLevel });
  await migrateOnly(database, { migrations, table: migrationsTable }, logger, (knex) =>
    grantReportViews(knex, REPORTS_DATABASE_USER),
  );
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
