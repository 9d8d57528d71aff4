import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { connectDatabase } from '@portal/service-kit/database';
import { freePort } from '@portal/test-kit';
import type { Knex } from 'knex';
import { type Running, startServer } from '../support/child';
import { files, tokenFile } from './files';

const run = promisify(execFile);

export interface Strapi extends Running {
  /** Ids of the documents that may be saved, as in their addresses. */
  drafts: string[];
  token: string;
  /** Adds the index for the list that a careful operator would make. */
  indexList(): Promise<void>;
}

/**
 * Sets up Strapi from the package registry in a temporary folder, on its own database with the applications of `from`
 * and only the indexes that Strapi makes itself.
 */
export async function startStrapi(server: string, from: string): Promise<Strapi> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-strapi-'));
  const database = `bench_strapi_${randomBytes(4).toString('hex')}`;
  const knex = connectDatabase({ url: new URL('information_schema', server).href });
  const remove = async () => {
    await knex.raw('drop database if exists ??', [database]);
    await knex.destroy();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await writeFiles(folder);
    await run('npm', ['install', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: folder,
    });
    await knex.raw('create database ?? character set utf8mb4 collate utf8mb4_unicode_ci', [database]);
    const secret = randomBytes(16).toString('hex');
    const start = () => startIn(folder, new URL(database, server).href, secret);
    // Strapi makes its tables at its first start.
    await (await start()).stop();
    await fill(knex, database, from);
    const running = await start();
    const rows = await knex(`${database}.applications`).where({ status: 'in-progress' }).limit(64);
    return {
      ...running,
      token: await readFile(path.join(folder, tokenFile), 'utf8'),
      indexList: () =>
        knex.raw('alter table ??.applications add index (type, status, submitted_at)', [database]),
      drafts: rows.map(({ document_id }) => String(document_id)),
      stop: () => running.stop().finally(remove),
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function writeFiles(folder: string): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

async function startIn(folder: string, url: string, secret: string): Promise<Running> {
  const program = path.join(folder, 'node_modules/@strapi/strapi/bin/strapi.js');
  const port = await freePort();
  const env = {
    NODE_ENV: 'production',
    STRAPI_TELEMETRY_DISABLED: 'true',
    SECRET: secret,
  };
  return startServer(process.execPath, [program, 'start'], port, {
    ...env,
    PORT: String(port),
    DATABASE_URL: url,
    cwd: folder,
  });
}

const columns = [
  'applicant_name',
  'applicant_email',
  'type',
  'status',
  'current_step',
  'submitted_at',
  'form_data',
];

async function fill(knex: Knex, database: string, from: string): Promise<void> {
  const named = columns.map((column) => `\`${column}\``).join(', ');
  await knex.raw(
    `insert into ??.applications (document_id, created_at, updated_at, published_at, ${named})
     select lower(hex(id)), created_at, updated_at, updated_at, ${named} from ??.applications`,
    [database, from],
  );
}
