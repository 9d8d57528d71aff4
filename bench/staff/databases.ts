import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { connectDatabase } from '@portal/service-kit/database';
import { startMariaDb } from '@portal/test-kit';

const run = promisify(execFile);
const root = path.resolve(__dirname, '../..');

/** A database with invented applications. */
export interface Backends {
  engine: 'SQLite' | 'MariaDB';
  applications: number;
  /** Environment variables for a portal on this database. */
  env: Record<string, string>;
  databaseUrl: string;
  /** The process id of the database, if it has its own process. */
  pid?: number;
}

async function fill(env: Record<string, string>, applications: number): Promise<void> {
  const script = path.join(root, 'scripts/demo-data.mjs');
  const args = [script, '--applications', String(applications), '--fast'];
  await run(process.execPath, args, { cwd: root, env: { ...process.env, ...env } });
}

/** Runs `work` on SQLite, once for each number of applications. */
export async function onSqlite(sizes: number[], work: (backends: Backends) => Promise<void>): Promise<void> {
  const kept = process.env.BENCH_SQLITE_FOLDER;
  for (const applications of sizes) {
    const folder = kept
      ? path.resolve(kept, `bench_staff_${applications}`)
      : await mkdtemp(path.join(tmpdir(), 'bench-staff-'));
    const env = { DATA_DIR: folder };
    try {
      const file = path.join(folder, 'applications.sqlite');
      if (!existsSync(file)) await fill(env, applications);
      await work({ engine: 'SQLite', applications, env, databaseUrl: `sqlite:${file}` });
    } finally {
      if (!kept) await rm(folder, { recursive: true, force: true });
    }
  }
}

/** Memory of the database in MB, enough for the indexes of a million applications. */
const memoryMb = (sizes: number[]) => (Math.max(...sizes) > 100_000 ? 4096 : 1024);

/**
 * The MariaDB server of BENCH_MARIADB_URL, on which filled databases are kept; otherwise a new one, which is stopped
 * afterwards.
 */
async function server(sizes: number[]): Promise<{ url: string; kept: boolean; stop(): Promise<void> }> {
  const url = process.env.BENCH_MARIADB_URL;
  if (url) return { url, kept: true, stop: async () => undefined };
  const own = await startMariaDb({ durable: true, memoryMb: memoryMb(sizes) });
  return { url: own.url, kept: false, stop: own.stop };
}

/** Makes the database unless it exists; returns the server's process and whether the database is empty. */
async function opened(url: string, name: string): Promise<{ pid: number; empty: boolean }> {
  const knex = connectDatabase({ url: new URL('information_schema', url).href });
  try {
    await knex.raw('create database if not exists ?? character set utf8mb4 collate utf8mb4_unicode_ci', [
      name,
    ]);
    const [[{ file }]] = await knex.raw('select @@global.pid_file as file');
    const there = await knex('tables').where({ table_schema: name }).first('table_name');
    return { pid: Number(readFileSync(file, 'utf8')), empty: !there };
  } finally {
    await knex.destroy();
  }
}

/** Runs `work` on a MariaDB that writes each commit to disk, once for each number of applications. */
export async function onMariaDb(sizes: number[], work: (backends: Backends) => Promise<void>): Promise<void> {
  const { url, stop } = await server(sizes);
  try {
    for (const applications of sizes) {
      const name = `bench_staff_${applications}`;
      const { pid, empty } = await opened(url, name);
      const databaseUrl = new URL(name, url).href;
      const folder = await mkdtemp(path.join(tmpdir(), 'bench-staff-'));
      const env = { DATABASE_URL: databaseUrl, DATA_DIR: folder };
      try {
        if (empty) await fill(env, applications);
        await work({ engine: 'MariaDB', applications, env, databaseUrl, pid });
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    }
  } finally {
    await stop();
  }
}
