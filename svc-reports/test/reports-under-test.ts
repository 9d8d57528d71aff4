import { createServer } from 'node:http';
import { neutralBranding } from '@portal/service-kit/branding';
import { connectDatabase } from '@portal/service-kit/database';
import { createTestIssuer, type TestIssuer } from '@portal/service-kit/testing';
import { databases, listen, sqlite, type TestEngine } from '@portal/test-kit';
import type { Knex } from 'knex';
import { buildApp } from '../src/app';
import type { Applications } from '../src/applications/ask';
import { Slots } from '../src/places';
import { reportStore } from '../src/reports/store';
import type { Service } from '../src/service';
import { createPublished, publish } from './factories';

export const now = new Date('2026-11-21T12:00:00Z');

/** A running svc-reports with its own database. */
export interface ReportsUnderTest {
  url: string;
  /** A connection that writes, as svc-applications does. */
  knex: Knex;
  issuer: TestIssuer;
  service: Service;
  get(path: string, role?: string, headers?: Record<string, string>): Promise<Response>;
  stop(): Promise<void>;
}

export const nobody: Applications = {
  forStaff: () => Promise.reject(new Error('not asked here')),
  forOwner: () => Promise.reject(new Error('not asked here')),
  matching: async () => [],
  roundFigures: async () => [],
  places: async () => ({ time_zone: 'UTC', weeks: [], offers: [] }),
  recordExport: async () => undefined,
  hiddenFrom: async () => ({ applications: [], programmes: [] }),
  timeZone: async () => 'UTC',
  progressOf: async () => new Map(),
};

export async function startReports(
  databaseUrl: string,
  { rows = 0, applications = nobody }: { rows?: number; applications?: Applications } = {},
): Promise<ReportsUnderTest> {
  const knex = connectDatabase({ url: databaseUrl });
  await createPublished(knex);
  await publish(knex, rows);
  const reading = connectDatabase({ url: databaseUrl, readOnly: true });
  const issuer = await createTestIssuer();
  const service: Service = {
    reports: reportStore(reading, databaseUrl),
    applications,
    branding: { ...neutralBranding, name: 'Hope Palliative Care' },
    places: new Slots(),
    clock: () => now,
  };
  const server = createServer(buildApp({ service, authenticator: issuer.authenticator }).callback());
  const url = await listen(server);
  return {
    url,
    knex,
    issuer,
    service,
    async get(path, role = 'reviewer', headers = {}) {
      const actor = { personId: 1, role, scope: 'account', name: 'Ada Admin' };
      return fetch(url + path, { headers: { ...headers, ...(await issuer.bearer(actor)) } });
    },
    async stop() {
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
      await reading.destroy();
      await knex.destroy();
    },
  };
}

type Stories = (portal: () => ReportsUnderTest) => void;

/** Runs stories whose result may depend on the database engine, in `*.stack.test.ts`: on SQLite or MariaDB. */
export const onEachDatabase = (rows: number, stories: Stories) => onEngines(databases(), rows, stories);

/** Runs stories whose result does not depend on the engine, in other files: on SQLite only. */
export const onSqlite = (rows: number, stories: Stories) => onEngines([sqlite], rows, stories);

/** Runs the stories; each test file has its own database. */
function onEngines(engines: TestEngine[], rows: number, stories: Stories): void {
  describe.each(engines)('on $engine', ({ createDatabase }) => {
    let portal: ReportsUnderTest;
    beforeAll(async () => {
      portal = await startReports(await createDatabase(), { rows });
    });
    afterAll(() => portal?.stop());
    stories(() => portal);
  });
}
