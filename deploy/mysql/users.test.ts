import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
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

const script = join(__dirname, 'users.sh');

function makeUsers(given: Record<string, string> = passwords, [program = script, ...args]: string[] = []) {
  const { username, password, port } = new URL(server.url);
  const administrator = {
    DATABASE_HOST: '127.0.0.1',
    DATABASE_PORT: port,
    DATABASE_ADMIN: username,
    DATABASE_ADMIN_PASSWORD: password,
  };
  return run(program, args, { env: { PATH: process.env.PATH, ...administrator, ...given } });
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

/** Runs `main.js migrate`. */
async function migrate(service: string, variable: string, url: string) {
  const main = await buildProgram(join(root, service));
  return run(process.execPath, [main, 'migrate'], {
    cwd: root,
    env: { PATH: process.env.PATH, [variable]: url, REPORTS_DATABASE_USER: 'reports' },
  });
}

const applications = () => address('applications_migration', 'applicationsmigration1', 'portal_applications');

test('the users are made, the migrations run as their users, and each user has only its own rights', async () => {
  await makeUsers();
  const auth = address('auth_migration', 'authmigration1', 'portal_auth');
  // Several jobs run at once: one migrates, the others wait and find the tables up to date.
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
    await own.query('SELECT id, answers FROM report_applications_v2');
    await own.query('SELECT type, applications FROM report_erased_v1');
    await own.query('SELECT id, decided_at FROM report_decisions_v1');
    await own.query('SELECT version FROM report_views_version');
    await expect(own.query('SELECT id FROM erased_figures')).rejects.toThrow(/denied/);
    await expect(own.query('SELECT id FROM applications')).rejects.toThrow(/denied/);
    await expect(own.query('DELETE FROM report_applications_v1')).rejects.toThrow(/denied/);
  });
  await expect(as('reports', 'reports1', 'portal_auth', async () => undefined)).rejects.toThrow(/denied/);
});

test('a service adds rows to its security events and never changes them; it changes rows of all its other tables', async () => {
  const services = [
    ['auth', 'auth1', 'portal_auth', 'auth_events'],
    ['applications', 'applications1', 'portal_applications', 'applications_events'],
  ] as const;
  for (const [user, password, database, events] of services)
    await as(user, password, database, async (own) => {
      await own.query(`INSERT INTO ${events} (kind, happened_at, details) VALUES ('sign_in', NOW(), '{}')`);
      await expect(own.query(`UPDATE ${events} SET kind = 'other'`)).rejects.toThrow(/denied/);
      await expect(own.query(`DELETE FROM ${events}`)).rejects.toThrow(/denied/);
      await expect(own.query(`TRUNCATE ${events}`)).rejects.toThrow(/denied/);
      const [tables] = await own.query(
        "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE'",
      );
      for (const { name } of tables as { name: string }[])
        if (name !== events) await own.query(`DELETE FROM ${name} WHERE 1 = 0`);
    });
});

test('a second run, by the command for upgrades, changes passwords and leaves the view alone', async () => {
  const command = 'docker compose exec -T database sh -c "$(cat deploy/mysql/users.sh)"';
  expect(readFileSync(join(root, 'docs/runbook.md'), 'utf8')).toContain(command);
  const inContainer = ['sh', '-c', readFileSync(script, 'utf8')];
  await makeUsers({ ...passwords, REPORTS_DATABASE_PASSWORD: 'reports2' }, inContainer);
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

test('with a password of the example no users are made', async () => {
  await expect(makeUsers({ ...passwords, AUTH_DATABASE_PASSWORD: 'change-me' })).rejects.toThrow(
    'AUTH_DATABASE_PASSWORD must be a password of letters and digits; it is something else.',
  );
});

test('with the placeholder of the administrator no users are made either', async () => {
  await expect(makeUsers({ ...passwords, DATABASE_ADMIN_PASSWORD: 'change-me' })).rejects.toThrow(
    'DATABASE_ADMIN_PASSWORD must be a password of your own; it still has the placeholder.',
  );
});

test('without its database the job ends with a sentence', async () => {
  const nobody = `mysql://a:b@127.0.0.1:${await freePort()}/none`;
  await expect(migrate('svc-auth', 'AUTH_DATABASE_URL', nobody)).rejects.toMatchObject({ code: 1 });
});
