import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { neutralBranding } from '@portal/service-kit/branding';
import { createServiceClient } from '@portal/service-kit/client';
import { connectDatabase, migrate } from '@portal/service-kit/database';
import { silentLogger } from '@portal/service-kit/logging';
import { type Mail, type MailTransport, openMailTransport } from '@portal/service-kit/mail';
import { startOutboxWorker } from '@portal/service-kit/outbox';
import { type ObjectStore, openObjectStore } from '@portal/service-kit/store';
import { createTestIssuer, type TestIssuer } from '@portal/service-kit/testing';
import {
  databases,
  inProduction,
  listen,
  sameTables,
  sqlite,
  startSmtpServer,
  storeOfRun,
  type TestEngine,
} from '@portal/test-kit';
import { migrations, migrationsTable } from '../migrations';
import { buildApp } from '../src/app';
import type { FileChecks } from '../src/documents/check/checks';
import type { Scanner } from '../src/documents/scanning/clamav';
import { webhookDelivery } from '../src/integrations/webhooks/deliver';
import { secretKeeper } from '../src/integrations/webhooks/secrets';
import { webhooksOutbox } from '../src/integrations/webhooks/store';
import { delivery } from '../src/mail/delivery';
import { createAuth } from '../src/platform/auth/auth';
import type { StorageLimits } from '../src/platform/budgets/budgets';
import type { Service } from '../src/platform/service';
import { shortOf } from '../src/platform/statistics/recount-store';
import { outboxName } from '../src/platform/stores';
import { createService } from '../src/service';
import { openStores } from '../src/store';
import { works } from '../src/works';
import { checksHere } from './checks-here';
import { type Client, createClient } from './client';
import { knexOfTests } from './direct-db';
import { type FakeAuth, startFakeAuth } from './fake-auth';
import { closed } from './fake-server';

/** The credential with which services call each other in tests. */
const testCredential = 'the-service-credential-of-tests';

/** A running svc-applications with a fake svc-auth beside it. */
export interface ApplicationsUnderTest {
  call: Client;
  url: string;
  service: Service;
  knex: ReturnType<typeof connectDatabase>;
  issuer: TestIssuer;
  auth: FakeAuth;
  files: ObjectStore;
  /** The sent mails, unless a test brings its own transport. */
  mails: Mail[];
  /** Makes the mail server accept mails without answering, until the returned function is called. */
  mailWaits(): () => void;
  /** Makes the next mails fail, or succeed again. */
  mailFails(fails: boolean): void;
  stop(): Promise<void>;
}

export interface Parts {
  files?: ObjectStore;
  transport?: MailTransport;
  publicUrl?: string;
  scanner?: Scanner;
  /** By default files are checked in the process of the test. */
  checks?: FileChecks;
  limits?: StorageLimits;
  mailReportsSecret?: string;
  /** The clock of its process. */
  clock?: () => Date;
}

export async function startApplications(
  databaseUrl: string,
  parts: Parts = {},
): Promise<ApplicationsUnderTest> {
  const { publicUrl = 'http://portal.test' } = parts;
  const knex = connectDatabase({ url: databaseUrl });
  await sameTables(databaseUrl, migrationsTable, () => migrate(knex, { migrations, table: migrationsTable }));
  const issuer = await createTestIssuer();
  const fakeAuth = await startFakeAuth(issuer);
  const authClient = createServiceClient({
    name: 'svc-auth',
    baseUrl: fakeAuth.url,
    credential: 'test',
    probeEveryMs: 50,
    // A busy machine may need longer than real users would wait.
    timeoutMs: 60_000,
  });
  const stores = openStores(knex);
  const auth = createAuth(authClient);
  const files = parts.files ?? (await openObjectStore(storeOfRun()));
  const post = inProduction() ? await postOffice() : undefined;
  const mails: Mail[] = [];
  let failing = false;
  let gate: Promise<void> | undefined;
  const transport = parts.transport ?? {
    async send(mail: Mail) {
      await gate;
      if (failing) throw new Error('the mail server is away');
      await post?.send(mail);
      mails.push(mail);
    },
  };
  const outbox = startOutboxWorker({
    knex,
    table: outboxName,
    deliver: delivery(works, { stores, auth, transport, branding: neutralBranding, publicUrl }),
    pollMs: 50,
    backOffMs: () => 50,
    // A slow machine may retry a failing mail many times.
    maxAttempts: 1000,
  });
  const reach = { loopback: true, networks: [] };
  const webhookSecrets = secretKeeper(randomBytes(32));
  const webhookOutbox = startOutboxWorker({
    knex,
    table: webhooksOutbox,
    deliver: webhookDelivery({
      stores,
      auth,
      reach,
      webhookSecrets,
      logger: silentLogger,
      clock: () => new Date(),
    }),
    pollMs: 50,
    backOffMs: () => 50,
    maxAttempts: 1000,
  });
  const service = createService({
    stores,
    files,
    auth,
    checks: parts.checks ?? checksHere,
    outbox,
    webhookOutbox,
    reach,
    webhookSecrets,
    publicUrl,
    branding: neutralBranding,
    scanner: parts.scanner,
    mailReportsSecret: parts.mailReportsSecret,
    ...(parts.clock && { clock: parts.clock }),
    ...(parts.limits && { limits: parts.limits }),
  });
  const app = buildApp({ service, authenticator: issuer.authenticator, serviceCredential: testCredential });
  const server = createServer(app.callback());
  const url = await listen(server);
  return {
    call: createClient(url),
    url,
    service,
    knex: knexOfTests(knex),
    issuer,
    auth: fakeAuth,
    files,
    mails,
    mailFails: (fails) => {
      failing = fails;
    },
    mailWaits() {
      let opened = () => {};
      gate = new Promise((resolve) => {
        opened = resolve;
      });
      return () => opened();
    },
    async stop() {
      await closed(server);
      await outbox.stop();
      await webhookOutbox.stop();
      await authClient.close();
      await fakeAuth.stop();
      await post?.close();
      await knex.destroy();
    },
  };
}

/** A real mail server, with its address. */
async function postOffice() {
  const smtp = await startSmtpServer();
  const transport = openMailTransport({ kind: 'smtp', url: smtp.url }, 'Portal <no-reply@portal.test>');
  return {
    send: (mail: Mail) => transport.send(mail),
    async close() {
      transport.close();
      await smtp.stop();
    },
  };
}

/** The difference between the stored counters and the tables. */
export const wrongCounters = ({ knex }: Pick<ApplicationsUnderTest, 'knex'>) => shortOf(knex);

type Stories = (portal: () => ApplicationsUnderTest) => void;

/**
 * Runs tests on SQLite and, as in production, MariaDB: for `*.stack.test.ts`, where the database, the file store or the
 * mail server can change the outcome.
 */
export const onEachDatabase = (stories: Stories) => onEngines(databases(), stories);

/** Runs all other tests, whose outcome depends on no database, on SQLite alone. */
export const onSqlite = (stories: Stories) => onEngines([sqlite], stories);

/** Each test file has a database of its own. */
function onEngines(engines: TestEngine[], stories: Stories): void {
  describe.each(engines)('on $engine', ({ createDatabase }) => {
    let portal: ApplicationsUnderTest;
    beforeAll(async () => {
      portal = await startApplications(await createDatabase());
    });
    // After each test the counters of the statistics must match the tables.
    afterEach(async () => {
      if (portal) expect(await wrongCounters(portal)).toEqual([]);
    });
    afterAll(() => portal?.stop());
    stories(() => portal);
  });
}
