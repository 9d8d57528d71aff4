import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectDatabase } from '@portal/service-kit/database';
import { root } from '../support/scripts';

const home = mkdtempSync(path.join(tmpdir(), 'portal-restore-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

let folders = 0;
const newFolder = () => path.join(home, String(++folders));

async function onDatabase<T>(
  file: string,
  work: (database: ReturnType<typeof connectDatabase>) => Promise<T>,
): Promise<T> {
  const database = connectDatabase({ url: `sqlite:${file}` });
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}

/** Makes databases like those of the portal's first version: no devices, no programs, no passkeys. */
async function portalOfBefore(): Promise<string> {
  const dataDir = newFolder();
  await onDatabase(path.join(dataDir, 'auth.sqlite'), async (auth) => {
    await auth.schema.createTable('people', (table) => void table.integer('id').primary());
    await auth.schema.createTable('sessions', (table) => {
      table.string('id').primary();
      table.datetime('ended_at');
    });
    await auth('people').insert({ id: 1 });
    await auth('sessions').insert({ id: 'hers' });
  });
  await onDatabase(path.join(dataDir, 'applications.sqlite'), (applications) =>
    applications.schema.createTable('applications', (table) => void table.integer('id').primary()),
  );
  writeKeys(dataDir);
  return dataDir;
}

function writeKeys(dataDir: string) {
  spawnSync('mkdir', ['-p', path.join(dataDir, 'keys')]);
  for (const name of ['jwt-private.pem', 'release-token', 'cookies.key', 'factor.key'])
    writeFileSync(path.join(dataDir, 'keys', name), 'of the backup');
}

function run(script: string, args: string[], dataDir: string) {
  const { DATABASE_URL: _, ...env } = process.env;
  const given = { env: { ...env, DATA_DIR: dataDir, PORT: '0' }, cwd: root, encoding: 'utf8' as const };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'scripts', script), ...args],
    given,
  );
  return { status, output: stdout + stderr };
}

async function aBackup() {
  const dataDir = await portalOfBefore();
  const backup = newFolder();
  const { status, output } = run('backup.mjs', [backup], dataDir);
  if (status !== 0) throw new Error(output);
  return backup;
}

const openSessions = (dataDir: string) =>
  onDatabase(path.join(dataDir, 'auth.sqlite'), (auth) => auth('sessions').whereNull('ended_at'));

/** The message with which a portal on this folder refuses to start. */
const startRefusal = (dataDir: string) => {
  const program = `import { refuseUnfinished } from '${root}/scripts/lib/backup/unfinished.mjs';
    try { refuseUnfinished(process.argv[1]); } catch (error) { console.log(error.message); }`;
  return spawnSync(process.execPath, ['--input-type=module', '--eval', program, dataDir], {
    encoding: 'utf8',
  }).stdout.trim();
};

it('ends the sessions of a backup that an earlier version made', async () => {
  const [backup, dataDir] = [await aBackup(), newFolder()];
  const { status, output } = run('restore.mjs', [backup], dataDir);
  expect([status, output]).toEqual([0, expect.stringContaining('Restored 2 databases')]);
  expect(await openSessions(dataDir)).toEqual([]);
  expect(startRefusal(dataDir)).toBe('');
});

it('leaves the keys that sign sessions and releases in the backup, and removes those at hand', async () => {
  const [backup, dataDir] = [await aBackup(), newFolder()];
  writeKeys(dataDir);
  const { output } = run('restore.mjs', [backup, '--force', '--new-factors'], dataDir);
  const there = (name: string) => existsSync(path.join(dataDir, 'keys', name));
  expect(['jwt-private.pem', 'release-token', 'cookies.key', 'factor.key'].map(there)).toEqual([
    ...[false, false, false],
    true,
  ]);
  expect(output).toContain(`put another key in the place of ${path.join(dataDir, 'keys/factor.key')}`);
});

it('finds damage before it replaces anything', async () => {
  const backup = await aBackup();
  truncateSync(path.join(backup, 'auth.sqlite'), 4096);
  const dataDir = newFolder();
  const { status, output } = run('restore.mjs', [backup], dataDir);
  expect([status, output]).toEqual([1, expect.stringContaining('The backup is damaged: auth.sqlite')]);
  expect(existsSync(dataDir)).toBe(false);
});

it('refuses a backup of another format', async () => {
  const backup = await aBackup();
  const about = path.join(backup, 'backup.json');
  writeFileSync(about, readFileSync(about, 'utf8').replace('"format": 1', '"format": 2'));
  const { status, output } = run('restore.mjs', [backup], newFolder());
  expect([status, output]).toEqual([1, expect.stringContaining('The backup has format 2')]);
});

it('puts neither database into place while one cannot be read, and the portal does not start', async () => {
  const backup = await aBackup();
  const about = path.join(backup, 'backup.json');
  const { sums: _, ...withoutSums } = JSON.parse(readFileSync(about, 'utf8'));
  writeFileSync(about, JSON.stringify(withoutSums));
  writeFileSync(path.join(backup, 'applications.sqlite'), 'no database');
  const dataDir = newFolder();
  expect(run('restore.mjs', [backup], dataDir).status).toBe(1);
  const there = (name: string) => existsSync(path.join(dataDir, name));
  expect(['auth.sqlite', 'applications.sqlite'].map(there)).toEqual([false, false]);
  expect(startRefusal(dataDir)).toContain('did not come to its end');
});
