import path from 'node:path';
import { createDatabase, freePort, startMariaDb } from '@portal/test-kit';
import { startInternship } from '../../e2e/support/api';
import { anApplicant } from '../../e2e/support/applicants';
import type { Harness } from '../../e2e/support/harness';
import { startTestPortal } from '../../e2e/support/portal';
import { startOwn } from '../support/child';
import { startGateway } from '../support/gateway';
import { load } from '../support/load';
import { interleaved } from '../support/rounds';
import type { Measurement } from '../support/rows';
import { saving } from '../support/saving';

interface Given {
  startPortal: Harness['startPortal'];
  engine: string;
  env: Record<string, string>;
  databaseUrl: (dataDir: string) => string;
  /** The file of the bare handler. */
  bare: string;
  connections: number;
  /** Whether both are called through a gateway, as by browsers, instead of directly. */
  throughGateway?: boolean;
  atLeast: number;
}

async function compared(given: Given): Promise<Measurement> {
  const { connections } = given;
  const port = await freePort();
  const portal = await startTestPortal(given.startPortal, {
    env: { ...given.env, APPLICATIONS_PORT: String(port), LOG_LEVEL: 'warn' },
  });
  const bare = await startOwn(path.resolve(__dirname, '../bare', given.bare), await freePort(), {
    DATABASE_URL: given.databaseUrl(portal.dataDir),
  });
  const gateway = given.throughGateway ? await startGateway(`http://127.0.0.1:${bare.port}`) : undefined;
  try {
    const sessions = await Promise.all(
      Array.from({ length: connections }, () => startInternship(portal, anApplicant())),
    );
    const request = saving(sessions);
    const round = (at: string) => () =>
      load({ url: `${at}/api/save-progress`, method: 'POST', connections, seconds: 4, request });
    const [ours = 0, reference = Number.NaN] = await interleaved(
      [
        { name: 'service', round: round(gateway ? portal.url : `http://127.0.0.1:${port}`) },
        { name: 'bare', round: round(`http://127.0.0.1:${(gateway ?? bare).port}`) },
      ],
      5,
    );
    const way = gateway ? ', both through a gateway' : '';
    return {
      name: `Saving progress on ${given.engine}: service / bare Koa handler${way}`,
      ours: `${ours.toFixed(0)}/s`,
      reference: `${reference.toFixed(0)}/s`,
      value: ours / reference,
      limit: { atLeast: given.atLeast },
    };
  } finally {
    await gateway?.stop();
    await bare.stop();
    await portal.stop();
  }
}

export async function saveProgressRows(startPortal: Harness['startPortal']): Promise<Measurement[]> {
  const straight = { startPortal, bare: 'save-progress.ts', connections: 8, atLeast: 0.6 };
  const throughGateway = {
    ...{ startPortal, bare: 'save-by-mysql2.ts', connections: 32, throughGateway: true, atLeast: 0.7 },
    engine: 'MariaDB that writes each commit',
  };
  const onSqlite = await compared({
    ...straight,
    engine: 'SQLite',
    env: {},
    databaseUrl: (dataDir) => `sqlite:${path.join(dataDir, 'applications.sqlite')}`,
  });
  return [
    onSqlite,
    await onMariaDb(false, (place) => compared({ ...straight, engine: 'MariaDB', ...place })),
    await onMariaDb(true, (place) => compared({ ...throughGateway, ...place })),
  ];
}

async function onMariaDb(
  durable: boolean,
  measure: (place: Pick<Given, 'env' | 'databaseUrl'>) => Promise<Measurement>,
): Promise<Measurement> {
  const server = await startMariaDb({ durable });
  try {
    process.env.TEST_MARIADB_URL = server.url;
    const url = await createDatabase('bench');
    return await measure({ env: { DATABASE_URL: url }, databaseUrl: () => url });
  } finally {
    await server.stop();
  }
}
