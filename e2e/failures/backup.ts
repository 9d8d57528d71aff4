import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectDatabase, engineOf } from '@portal/service-kit/database';
import { objectStoreEnv } from '@portal/service-kit/env';
import { openObjectStore } from '@portal/service-kit/store';
import { call, signIn, startInternship, submittedApplicant } from '../support/api';
import { anApplicant } from '../support/applicants';
import type { TestPortal } from '../support/harness';
import { loadLauncher } from '../support/launcher';
import { linkFromMail } from '../support/mailbox';
import { startTestPortal } from '../support/portal';
import { root } from '../support/scripts';
import { type Backends, embedded } from '../support/stack';

type Env = Record<string, string>;
type MakeBackends = (dataDir: string) => Promise<Backends>;

/**
 * Backs up a running portal, restores the backup into empty databases and folders, and compares every row and every
 * file; then starts the restored portal and signs somebody in. Returns the problems found.
 */
export async function backupAndRestore(makeBackends: MakeBackends): Promise<string[]> {
  const home = await mkdtemp(path.join(tmpdir(), 'portal-backup-'));
  const folder = path.join(home, 'backup');
  const startPortal = await loadLauncher();
  const portal = await startTestPortal(startPortal);
  const newDir = path.join(home, 'restored');
  const backends = await makeBackends(newDir);
  const problems: string[] = [];
  const expect = (isSo: boolean, problem: string) => void (isSo || problems.push(problem));
  try {
    const { applicant, password } = await submittedApplicant(portal);
    await startInternship(portal, anApplicant('Éric Ñandú 漢字'));
    const { token } = await signIn(portal, applicant.email, password);
    await call(portal, 'POST', '/api/password/forgot', { json: { email: applicant.email } });
    await linkFromMail(portal, applicant.email, /password/i, '#reset=');
    const before = { ...portal.env, DATA_DIR: portal.dataDir };
    const after = { ...backends.env, DATA_DIR: newDir };
    const backup = await runCommand('backup.mjs', [folder], before);
    expect(backup.code === 0, `The backup ended with ${backup.code}: ${backup.output}`);
    expect(
      (await runCommand('backup.mjs', [folder], before)).code === 1,
      'A backup was written over another',
    );
    const restore = await runCommand('restore.mjs', [folder], after);
    expect(restore.code === 0, `The restore ended with ${restore.code}: ${restore.output}`);
    expect(
      (await runCommand('restore.mjs', [folder], after)).code === 1,
      'A restore was written over a portal',
    );
    const [rows, files] = [await rowsOf(before), await storedFiles(before)];
    expect(Object.values(rows).flat().length > 10, 'There are hardly any rows to compare');
    expect(Object.keys(files).length >= 6, 'There are hardly any files to compare');
    const restored = await rowsOf(after);
    const ending: Ending = await import(path.join(root, 'scripts/lib/backup/end-access.mjs'));
    problems.push(...otherRows(rows, restored, ending));
    for (const name of ['jwt-private.pem', 'jwt-verify.pem'])
      expect(!existsSync(path.join(newDir, 'keys', name)), `The restored portal goes on with ${name}`);
    expect(JSON.stringify(await storedFiles(after)) === JSON.stringify(files), 'The files are others');
    const sweep = await runCommand('sweep.mjs', ['--verify'], after);
    expect(sweep.code === 0, `The sweep ended with ${sweep.code}: ${sweep.output}`);
    await portal.stop();
    const again = await startPortal({
      onLine: () => undefined,
      env: { HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error', ...after },
    });
    try {
      const problem = await oldSession(again as TestPortal, token);
      if (problem) problems.push(problem);
      await signIn(again as TestPortal, applicant.email, password);
    } finally {
      await again.stop();
    }
  } finally {
    await portal.stop();
    await backends.stop();
    await rm(home, { recursive: true, force: true });
  }
  return problems;
}

/** What a restore ends: see `scripts/lib/backup/end-access.mjs`. */
interface Ending {
  emptied: string[];
  ended: Record<string, { column: string }>;
}

type Tables = Record<string, string[]>;

/** Differences between restored and backed-up tables; sessions and tokens have ended. */
function otherRows(rows: Tables, restored: Tables, { emptied, ended }: Ending): string[] {
  return Object.entries(rows).flatMap(([table, list]) => {
    const found = restored[table] ?? [];
    if (emptied.includes(table)) return found.length === 0 ? [] : [`${table} still has rows`];
    const column = ended[table]?.column;
    const without = (row: string) => JSON.stringify({ ...JSON.parse(row), ...(column && { [column]: 0 }) });
    const open = column === 'ended_at' && found.some((row) => JSON.parse(row).ended_at === null);
    const same = JSON.stringify(found.map(without).sort()) === JSON.stringify(list.map(without).sort());
    return [
      ...(same ? [] : [`The rows of ${table} are others`]),
      ...(open ? [`${table} still has some that are open`] : []),
    ];
  });
}

/** Checks that a token from before the backup is no longer valid. */
async function oldSession({ url }: TestPortal, token: string): Promise<string | undefined> {
  const { status } = await fetch(`${url}/api/me`, { headers: { authorization: `Bearer ${token}` } });
  return status === 401 ? undefined : `A session of before the restore is answered ${status}`;
}

/** The embedded default, which keeps everything in its own folder. */
export const inFolder: MakeBackends = async (dataDir) => embedded(dataDir);

function runCommand(
  name: string,
  args: string[],
  env: Env,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [path.join(root, 'scripts', name), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
  });
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (output += text));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })));
}

/** Every row of every table, in a fixed order. */
async function rowsOf({ DATABASE_URL, DATA_DIR }: Env): Promise<Record<string, string[]>> {
  const urls = DATABASE_URL
    ? [DATABASE_URL]
    : ['auth', 'applications'].map((name) => `sqlite:${path.join(DATA_DIR ?? '', `${name}.sqlite`)}`);
  const all: Record<string, string[]> = {};
  for (const url of urls) {
    const database = connectDatabase({ url });
    try {
      const list =
        engineOf(database) === 'sqlite'
          ? await database('sqlite_master').where({ type: 'table' }).pluck('name')
          : ((await database.raw('show tables'))[0] as object[]).map((row) => Object.values(row)[0]);
      for (const table of list as string[]) {
        if (table.startsWith('sqlite_')) continue;
        const rows: object[] = await database(table);
        all[table] = rows.map((row) => JSON.stringify(row)).sort();
      }
    } finally {
      await database.destroy();
    }
  }
  return all;
}

/** The checksum of every file. */
async function storedFiles(env: Env): Promise<Record<string, string>> {
  const store = await openObjectStore(objectStoreEnv.read(env));
  const sums: Record<string, string> = {};
  for await (const { key } of store.list('')) {
    const hash = createHash('sha256');
    for await (const piece of await store.get(key)) hash.update(piece);
    sums[key] = hash.digest('hex');
  }
  return sums;
}
