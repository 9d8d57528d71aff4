import { setFlagsFromString } from 'node:v8';
import { createAuthenticator, followRevocations, remoteKeys, remoteProofs } from '@portal/service-kit/auth';
import { loadBranding } from '@portal/service-kit/branding';
import { createServiceClient } from '@portal/service-kit/client';
import { connectDatabase } from '@portal/service-kit/database';
import { startFailure } from '@portal/service-kit/env';
import { runService } from '@portal/service-kit/http';
import { offerLanguages } from '@portal/service-kit/language';
import { createLogger } from '@portal/service-kit/logging';
import { buildApp, name } from './app';
import { askApplications } from './applications/ask';
import { type Env, readEnv } from './env';
import { Slots } from './places';
import { published } from './reports/published';
import { reportStore } from './reports/store';

async function start(env: Env): Promise<void> {
  const { authUrl, credential } = env.internal;
  const logger = createLogger({ name, level: env.http.logLevel });
  offerLanguages(env.LANGUAGES.split(','));
  await published(env.database.url);
  const knex = connectDatabase({ ...env.database, readOnly: true });
  const client = createServiceClient({
    name: 'svc-applications',
    baseUrl: env.APPLICATIONS_URL,
    credential,
  });
  const ended = followRevocations({ authUrl, credential, name, logger });
  const authenticator = createAuthenticator({
    keys: remoteKeys(authUrl, credential),
    ended,
    proofs: remoteProofs(authUrl, credential),
  });
  const service = {
    reports: reportStore(knex, env.database.url),
    applications: askApplications(client),
    branding: loadBranding(env.branding),
    places: new Slots({ perSession: env.DOCUMENTS_PER_SESSION, together: env.DOCUMENTS_AT_ONCE }),
    clock: () => new Date(),
  };
  await runService({
    name,
    app: buildApp({ service, authenticator, logger, checks: { 'svc-auth': () => ended.caughtUp() } }),
    port: env.http.port,
    host: env.http.host,
    logger,
    async onStop() {
      ended.stop();
      await client.close();
      await knex.destroy();
    },
  });
}

// A report leaves much garbage behind; by default the heap would grow to four times its size before it is cleared.
const heapGrowsBy = '--heap-growing-percent=100';

async function main(): Promise<void> {
  setFlagsFromString(heapGrowsBy);
  try {
    await start(readEnv());
  } catch (error) {
    process.stderr.write(`${startFailure(error)}\n`);
    process.exit(1);
  }
}

void main();
