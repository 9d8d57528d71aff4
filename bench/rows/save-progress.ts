import path from 'node:path';
import { createDatabase, freePort, startMariaDb } from '@portal/test-kit';
import { startInternship, type WizardSession } from '../../e2e/support/api';
import { anApplicant } from '../../e2e/support/applicants';
import type { Harness } from '../../e2e/support/harness';
import { startTestPortal } from '../../e2e/support/portal';
import { startOwn } from '../support/child';
import { load } from '../support/load';
import { interleaved } from '../support/rounds';
import type { Measurement } from '../support/rows';

const connections = 8;
const statement = 'I want to learn how care for the dying is taught. '.repeat(5);

/** One application for each connection, as one wizard for each applicant. */
const saving = (sessions: WizardSession[]) => (connection: number) => {
  const session = sessions[connection % sessions.length];
  if (!session) throw new Error('Nobody is there to save.');
  const { token, application_id, intern_details_id } = session;
  return {
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      application_id,
      intern_details_id,
      current_step: 6,
      form_data: { personal_statement: statement, interests: [{ area: 'Education', other: '' }] },
    }),
  };
};

async function compared(
  startPortal: Harness['startPortal'],
  engine: string,
  env: Record<string, string>,
  databaseUrl: (dataDir: string) => string,
): Promise<Measurement> {
  const port = await freePort();
  const portal = await startTestPortal(startPortal, { env: { ...env, APPLICATIONS_PORT: String(port) } });
  const bare = await startOwn(path.resolve(__dirname, '../bare/save-progress.ts'), await freePort(), {
    DATABASE_URL: databaseUrl(portal.dataDir),
  });
  try {
    const sessions = await Promise.all(
      Array.from({ length: connections }, () => startInternship(portal, anApplicant())),
    );
    const round = (url: string) => () =>
      load({ url, method: 'POST', connections, seconds: 4, request: saving(sessions) });
    const [ours = 0, reference = Number.NaN] = await interleaved(
      [
        { name: 'service', round: round(`http://127.0.0.1:${port}/api/save-progress`) },
        { name: 'bare', round: round(`http://127.0.0.1:${bare.port}/`) },
      ],
      5,
    );
    return {
      name: `Saving progress on ${engine}: service / bare Koa handler`,
      ours: `${ours.toFixed(0)}/s`,
      reference: `${reference.toFixed(0)}/s`,
      value: ours / reference,
      limit: { atLeast: 0.6 },
    };
  } finally {
    await bare.stop();
    await portal.stop();
  }
}

export async function saveProgressRows(startPortal: Harness['startPortal']): Promise<Measurement[]> {
  const onSqlite = await compared(
    startPortal,
    'SQLite',
    {},
    (dataDir) => `sqlite:${path.join(dataDir, 'applications.sqlite')}`,
  );
  const server = await startMariaDb();
  try {
    process.env.TEST_MARIADB_URL = server.url;
    const url = await createDatabase('bench');
    return [onSqlite, await compared(startPortal, 'MariaDB', { DATABASE_URL: url }, () => url)];
  } finally {
    await server.stop();
  }
}
