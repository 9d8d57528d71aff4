import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildProgram } from '@portal/build-config/service-build';
import { freePort, type MariaDb, startMariaDb } from '@portal/test-kit';
import { type Connection, createConnection } from 'mysql2/promise';

const run = promisify(execFile);
const root = join(__dirname, '../..');
const passwords = {
  AUTH_MIGRATION_PASSWORD: 'authmigration1',
  AUTH_DATABASE_PASSWORD: 'auth1',
  APPLICATIONS_MIGRATION_PASSWORD: 'applicationsmigration1',
  APPLICATIONS_DATABASE_PASSWORD: 'applications1',
  REPORTS_DATABASE_PASSWORD: 'reports1',
};

let server: MariaDb;
beforeAll(async () => {
  server = await startMariaDb();
});
afterAll(() => server.stop());

function makeUsers(given: Record<string, string> = passwords) {
  const { username, password, port } = new URL(server.url);
  const administrator = {
    ...{ DATABASE_HOST: '127.0.0.1', DATABASE_PORT: port },
    ...{ DATABASE_ADMIN: username, DATABASE_ADMIN_PASSWORD: password },
  };
  return run(join(__dirname, 'users.sh'), { env: { PATH: process.env.PATH, ...administrator, ...given } });
}

const address = (user: string, password: string, database: string) =>
  `mysql://${user}:${password}@127.0.0.1:${new URL(server.url).port}/${database}`;

async function as<T>(
  user: string,
  password: string,
  database: string,
  work: (own: Connection) => Promise<T>,
) {
  const connection = await createConnection(address(user, password, database));
  try {
    return await work(connection);
  } finally {
    await connection.end();
  }
}

/** `main.js migrate`. */
async function migrate(service: string, variable: string, url: string) {
  const main = await buildProgram(join(root, service));
  return run(process.execPath, [main, 'migrate'], {
    cwd: root,
    env: { PATH: process.env.PATH, [variable]: url },
  });
}

const applications = () => address('applications_migration', 'applicationsmigration1', 'portal_applications');

test('users are made, the migrations run as theirs, and each may do its own work and nothing else', async () => {
  await makeUsers();
  const auth = address('auth_migration', 'authmigration1', 'portal_auth');
  // Several jobs at once: one migrates, the others wait and find it done.
  const jobs = await Promise.all([
    migrate('svc-auth', 'AUTH_DATABASE_URL', auth),
    migrate('svc-auth', 'AUTH_DATABASE_URL', auth),
    migrate('svc-applications', 'APPLICATIONS_DATABASE_URL', applications()),
  ]);
  const ran = jobs
    .slice(0, 2)
    .map(({ stdout }) => (JSON.parse(stdout.trim()) as { ran: string[] }).ran.length);
  expect(ran.sort((a, b) => a - b)).toEqual([0, expect.any(Number)]);

  await as('applications', 'applications1', 'portal_applications', async (own) => {
    await own.query('SELECT id FROM applications');
    await own.query('UPDATE applications SET version = version WHERE id = 0');
    await expect(own.query('CREATE TABLE other (id INT)')).rejects.toThrow(/denied/);
    await expect(own.query('DROP TABLE applications')).rejects.toThrow(/denied/);
    await expect(own.query('SELECT id FROM portal_auth.people')).rejects.toThrow(/denied/);
  });
  await as('auth', 'auth1', 'portal_auth', async (own) => {
    await own.query('SELECT id FROM people');
    await expect(own.query('SELECT id FROM portal_applications.applications')).rejects.toThrow(/denied/);
  });
  await as('reports', 'reports1', 'portal_applications', async (own) => {
    await own.query('SELECT id, applicant_name, status FROM report_applications_v1');
    await expect(own.query('SELECT id FROM applications')).rejects.toThrow(/denied/);
    await expect(own.query('DELETE FROM report_applications_v1')).rejects.toThrow(/denied/);
  });
  await expect(as('reports', 'reports1', 'portal_auth', async () => undefined)).rejects.toThrow(/denied/);
});

test('run again it changes passwords and leaves the view alone', async () => {
  await makeUsers({ ...passwords, REPORTS_DATABASE_PASSWORD: 'reports2' });
  await expect(as('reports', 'reports1', 'portal_applications', async () => undefined)).rejects.toThrow(
    /denied/,
  );
  await as('reports', 'reports2', 'portal_applications', (own) =>
    own.query('SELECT status FROM report_applications_v1'),
  );
});

test('databases are utf8mb4', async () => {
  await as('applications', 'applications1', 'portal_applications', async (own) => {
    const [rows] = await own.query('SELECT @@character_set_database AS charset');
    expect(rows).toEqual([{ charset: 'utf8mb4' }]);
  });
});

test('a password that was left as in the example makes no users', async () => {
  await expect(makeUsers({ ...passwords, AUTH_DATABASE_PASSWORD: 'change-me' })).rejects.toThrow(
    'AUTH_DATABASE_PASSWORD must be a password of letters and digits; it is something else.',
  );
});

test('neither does the placeholder of the administrator', async () => {
  await expect(makeUsers({ ...passwords, DATABASE_ADMIN_PASSWORD: 'change-me' })).rejects.toThrow(
    'DATABASE_ADMIN_PASSWORD must be a password of your own; it still has the placeholder.',
  );
});

test('a database that is not there ends the job with a sentence', async () => {
  const nobody = `mysql://a:b@127.0.0.1:${await freePort()}/none`;
  await expect(migrate('svc-auth', 'AUTH_DATABASE_URL', nobody)).rejects.toMatchObject({ code: 1 });
});
